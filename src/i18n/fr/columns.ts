export const columns = {
  weights: { label: 'Poids', from: 'à partir de %{from}', upTo: 'jusqu’à %{to}' },
  overdue: 'Ouverte, mais passée',
};
