export const columns = {
  weights: { label: 'Gewicht', from: 'ab %{from}', upTo: 'bis %{to}' },
  overdue: 'Offen, aber vorbei',
};
