/** Texts of what the editors of documents ask and hint at, beside the documents' own. */
export const editor = {
  missing: {
    text: 'There is no such order, or it was deleted. Its address may be wrong.',
  },
  numberComes: 'The number comes with issuing.',
  scope: {
    title: 'Correct the customer ?',
    text: 'You have changed what this document says of %{name} (%{code}).',
    document: 'Only on this document',
    customer: 'The customer %{code}, in all of their orders',
    go: 'Continue',
  },
  send: {
    draftTitle: 'Send this draft ?',
    issueFirst: 'Issue and send',
    issueTitle: 'Issue and send this invoice ?',
    draft:
      'This invoice has not been issued: it has no number, and its file is named a draft. To send the invoice itself, issue it first.',
    title: 'Send this document ?',
    text: '%{name} (%{code}, %{phone}) gets it in the chat. It cannot be taken back.',
  },
  customs: {
    printing: { title: 'Print this declaration ?', anyway: 'Print anyway' },
    sending: { title: 'Send this declaration to %{name} ?', anyway: 'Send anyway' },
    intro: 'Customs may not accept it:',
    line: 'Line %{line}: %{reason}',
    overLimit: 'The goods are worth %{sum}; %{limit} may be declared in this direction.',
    back: 'Back to the form',
    overWeight: 'The goods weigh %{weight} net; the parcels weigh only %{parcels}.',
    sale: 'Goods for sale need an invoice. This declaration is for private persons.',
    unitValue: 'the pieces are worth %{sum} together, not what the line says.',
    netWeight: 'Net weight: %{weight}',
    dutyFree: {
      A: 'More than the %{dirhams} (about %{limit}) up to which gifts enter Morocco free of duties. Source: %{source}',
      B: 'More than the %{limit} up to which gifts between private persons enter the EU free of duties. Source: %{source}',
    },
    facts: 'Further details, line %{number}',
    found: 'Found goods',
    proposed: 'Proposed from the trip “%{trip}”',
    notStored:
      'Numbers of identity documents are not kept in drafts. Every change is recorded, its value is not.',
  },
  tax: {
    off: 'Line %{number}: tax-free transport. Make it taxed with %{percent}',
    on: 'Line %{number}: taxed with %{percent}. Make it tax-free transport',
    reverse:
      'Reverse charge: %{vatId} is a business abroad and owes the tax itself. Lines at the standard rate bear no tax. What becomes of their amounts is asked beside the total.',
    charged:
      'The invoice charges %{percent} VAT to a business abroad although it is taxed there. Tax that is shown wrongly is owed (§ 14c UStG).',
    chargedUnasked:
      'The invoice charges %{percent} VAT to a recipient abroad. If that is a business, services to it are taxed there, and tax that is shown wrongly is owed (§ 14c UStG).',
    transport:
      'Whoever neither sends nor receives the goods pays tax on their transport (§ 4 no. 3 UStG does not hold).',
    reasonHint: {
      reverse: 'Empty: no German tax is charged',
      outside: 'Empty: no German tax is charged',
      undecided: 'Empty: the answer above decides whether tax is charged',
      vatId: 'Empty: lines at the standard rate are not issued without the VAT number',
    },
    numberHint: 'Without a VAT number of the EU: the firm’s tax number there, such as CHE… or ICE',
    owed: 'Line %{number}: the invoice recipient owes the tax',
    always:
      'Line %{number}: taxed with %{percent}, because the invoice recipient neither sends nor receives the goods',
    outside:
      'Not taxable in Germany: services to a business in a third country are taxed there (§ 3a (2) UStG). No line bears German tax. A certificate from its tax authority proves that it is a business.',
    outsideGoods:
      '%{lines}: goods that are handed over in Germany, such as packing material, are taxed here. Please invoice them on an order of their own, with a reason to charge VAT. Services remain here without tax.',
    undecided:
      'The invoice recipient is abroad. A business is charged no tax on services; a private person is charged %{percent}. Please say which it is above.',
    vatId:
      'A business of another EU country owes the tax itself if its VAT number is on the invoice. Without the number there must be a reason to charge %{percent}.',
    private:
      'The invoice charges a private person abroad %{percent} on lines at the standard rate.',
    recipient:
      'The recipient in Morocco counts as a private person: lines at the standard rate bear %{percent}. Please enter a business as “Somebody else”.',
    notTaxable: 'Line %{number}: not taxable in Germany',
    basis: {
      net: '%{lines}: no tax is charged. The amount typed is %{typed}, and prices typed here include %{percent}. Which price was agreed?',
      gross:
        '%{lines}: %{percent} is charged now. The amount typed is %{typed} without tax. Which price was agreed?',
      less: 'Charge %{other}: the tax is taken off',
      more: 'Charge %{other}: the tax is added',
      keepNet: 'Charge %{typed}: this is the price without tax',
      keepGross: 'Charge %{typed}: the tax is included',
      lines: 'Line %{numbers} |||| Lines %{numbers}',
      title: 'Prices with or without tax',
    },
    sums: 'Taxes',
    net: 'Net, taxed with %{percent}',
    vat: 'VAT %{percent}',
    free: 'Tax-free',
  },
  weights: {
    differ: 'The weights of this order do not agree.',
    net: 'The declaration states %{weight} net, more than is stated gross here.',
    at: {
      lines: 'Invoice lines: %{weight}',
      order: 'Order: %{weight}',
      parcels: 'Parcels and labels: %{weight}',
    },
    take: 'Use %{weight} everywhere',
    several: 'Several lines or parcels share the weight. Correct it where it is entered.',
  },
};

export type DocumentQuestionsTexts = typeof editor;
