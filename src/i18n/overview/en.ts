/** Texts of the counters of contents on the overview. */
export const overview = {
  contents: 'Contents',
  kilogram: '%{price} per kg',
  draft: '%{number} draft |||| %{number} drafts',
  scheduled: '%{number} scheduled |||| %{number} scheduled',
};

export type OverviewTexts = typeof overview;
