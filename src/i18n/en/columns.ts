/** Texts of columns that are more than a field. */
export const columns = {
  weights: { label: 'Weight', from: 'from %{from}', upTo: 'up to %{to}' },
  /** Of a tour. */
  overdue: 'Open, but over',
};
