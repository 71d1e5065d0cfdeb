import {
  allowances,
  buyer,
  charges,
  eachHas,
  header,
  LINE_NET,
  LINE_PRICE,
  LINE_TAX,
  lines,
  MEANS,
  present,
  QUANTITY,
  type Rule,
  remove,
  root,
  seller,
  settlement,
  taxes,
  totals,
  write,
} from './rule.ts';

/** What an invoice must contain. */
export const PRESENCE_RULES: readonly Rule[] = [
  present('BR-1', root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
  present('BR-2', header, 'ID'),
  present('BR-3', header, 'IssueDateTime/DateTimeString'),
  present('BR-4', header, 'TypeCode'),
  present('BR-5', settlement, 'InvoiceCurrencyCode'),
  present('BR-6', seller, 'Name'),
  present('BR-7', buyer, 'Name'),
  present('BR-8', seller, 'PostalTradeAddress'),
  present('BR-9', seller, 'PostalTradeAddress/CountryID'),
  present('BR-10', buyer, 'PostalTradeAddress'),
  present('BR-11', buyer, 'PostalTradeAddress/CountryID'),
  present('BR-12', totals, 'LineTotalAmount'),
  present('BR-13', totals, 'TaxBasisTotalAmount'),
  present('BR-14', totals, 'GrandTotalAmount'),
  present('BR-15', totals, 'DuePayableAmount'),
  present('BR-16', root, 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem'),
  eachHas('BR-21', lines, 'AssociatedDocumentLineDocument/LineID'),
  eachHas('BR-22', lines, QUANTITY),
  eachHas('BR-24', lines, LINE_NET),
  eachHas('BR-25', lines, 'SpecifiedTradeProduct/Name'),
  eachHas('BR-26', lines, LINE_PRICE),
  eachHas('BR-31', allowances, 'ActualAmount'),
  eachHas('BR-32', allowances, 'CategoryTradeTax/CategoryCode'),
  eachHas('BR-33', allowances, 'Reason'),
  eachHas('BR-36', charges, 'ActualAmount'),
  eachHas('BR-37', charges, 'CategoryTradeTax/CategoryCode'),
  eachHas('BR-38', charges, 'Reason'),
  eachHas('BR-45', taxes, 'BasisAmount'),
  eachHas('BR-46', taxes, 'CalculatedAmount'),
  eachHas('BR-47', taxes, 'CategoryCode'),
  eachHas(
    'BR-48',
    (invoice) => taxes(invoice).filter((node) => node.one('CategoryCode')?.text !== 'O'),
    'RateApplicablePercent',
  ),
  eachHas('BR-49', (invoice) => settlement(invoice)?.all(MEANS) ?? [], 'TypeCode'),
  eachHas('BR-CO-4', lines, `${LINE_TAX}/CategoryCode`),
  present('BR-CO-18', settlement, 'ApplicableTradeTax'),
  {
    id: 'BR-23',
    holds: (invoice) =>
      lines(invoice).every((line) => Boolean(line.one(QUANTITY)?.attribute('unitCode'))),
    breaks: (invoice) => remove(lines(invoice)[0]?.one('SpecifiedLineTradeDelivery')),
  },
  {
    id: 'BR-27',
    holds: (invoice) => lines(invoice).every((line) => (line.one(LINE_PRICE)?.number ?? -1) >= 0),
    breaks: (invoice) => write(lines(invoice)[0]?.one(LINE_PRICE), '-1.00'),
  },
  {
    id: 'BR-55',
    holds: (invoice) =>
      (settlement(invoice)?.all('InvoiceReferencedDocument') ?? []).every((node) =>
        node.has('IssuerAssignedID'),
      ),
    breaks: (invoice) =>
      remove(settlement(invoice)?.one('InvoiceReferencedDocument/IssuerAssignedID')),
  },
  {
    id: 'BR-61',
    holds: (invoice) =>
      (settlement(invoice)?.all(MEANS) ?? []).every(
        (node) =>
          !['30', '58'].includes(node.one('TypeCode')?.text ?? '') ||
          node.has('PayeePartyCreditorFinancialAccount/IBANID'),
      ),
    breaks: (invoice) =>
      remove(settlement(invoice)?.one(`${MEANS}/PayeePartyCreditorFinancialAccount`)),
  },
];
