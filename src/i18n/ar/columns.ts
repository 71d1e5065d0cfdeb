export const columns = {
  weights: { label: 'الوزن', from: 'من %{from}', upTo: 'حتى %{to}' },
  overdue: 'مفتوحة لكنها انتهت',
};
