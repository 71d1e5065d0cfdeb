/** Texts of what the editors of documents ask and hint at, beside the documents' own. */
export const editor = {
  missing: {
    text: 'There is no such order, or it was deleted. Its address may be wrong.',
    back: 'Back to the list',
  },
  customs: {
    title: 'Print this declaration ?',
    intro: 'Customs may not accept it:',
    line: 'Line %{line}: %{reason}',
    overLimit: 'The goods are worth %{sum}; %{limit} may be declared in this direction.',
    anyway: 'Print anyway',
    back: 'Back to the form',
  },
  tax: {
    off: 'Line %{number}: tax-free transport. Make it taxed with %{percent}',
    on: 'Line %{number}: taxed with %{percent}. Make it tax-free transport',
    sums: 'Taxes',
    net: 'Net, taxed with %{percent}',
    vat: 'VAT %{percent}',
    free: 'Tax-free',
  },
  weights: {
    lines: {
      order: 'The lines weigh %{here}, the order says %{there}.',
      parcels: 'The lines weigh %{here}, the parcels %{there}.',
    },
    declaration: {
      parcels: 'The declaration says %{here}, the parcels weigh %{there}.',
    },
  },
};
