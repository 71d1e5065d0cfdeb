/** Who else has a record open in a form, and that they have saved it. */
export const editors = {
  here: '%{names} has this open too. |||| %{names} have this open too.',
  savedBy: '%{name} has saved it meanwhile.',
  saved: 'It was saved by somebody else meanwhile.',
  adopted: 'This form shows the new version; what you typed is still here.',
  differs: 'That concerns what you have typed; nothing is lost.',
  compare: 'Compare',
};

export type OtherEditorsTexts = typeof editors;
