const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const AGREEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';

/** An element of a CII invoice, with access to its descendants by local names. */
export type Node = {
  readonly text: string;
  /** The text as a number; `NaN` if it is not one. */
  readonly number: number;
  readonly attribute: (name: string) => string;
  readonly all: (path: string) => readonly Node[];
  readonly one: (path: string) => Node | undefined;
  readonly has: (path: string) => boolean;
  readonly write: (text: string | number) => void;
  readonly setAttribute: (name: string, value: string) => void;
  /** Adds a copy of the element right after it. */
  readonly repeat: () => void;
  readonly remove: () => void;
};

function nodeOf(element: Element): Node {
  const all = (path: string): readonly Node[] =>
    path
      .split('/')
      .reduce<readonly Element[]>(
        (found, name) =>
          found.flatMap(({ children }) => [...children].filter((one) => one.localName === name)),
        [element],
      )
      .map(nodeOf);
  const text = element.textContent.trim();
  return {
    text,
    number: text === '' ? Number.NaN : Number(text),
    attribute: (name) => element.getAttribute(name) ?? '',
    all,
    one: (path) => all(path)[0],
    has: (path) => all(path).some((node) => node.text !== ''),
    write: (value) => {
      element.textContent = String(value);
    },
    setAttribute: (name, value) => element.setAttribute(name, value),
    repeat: () => element.after(element.cloneNode(true)),
    remove: () => element.remove(),
  };
}

/** The parts of an invoice that the rules refer to. */
export function readCii(xml: string) {
  const { documentElement } = new DOMParser().parseFromString(xml, 'text/xml');
  const root = nodeOf(documentElement);
  const charges = () => root.all(`${SETTLEMENT}/SpecifiedTradeAllowanceCharge`);
  const isCharge = (node: Node): boolean => node.one('ChargeIndicator/Indicator')?.text === 'true';
  return {
    root,
    header: () => root.all('ExchangedDocument')[0],
    seller: () => root.one(`${AGREEMENT}/SellerTradeParty`),
    buyer: () => root.one(`${AGREEMENT}/BuyerTradeParty`),
    lines: () => root.all('SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem'),
    settlement: () => root.one(SETTLEMENT),
    taxes: () => root.all(`${SETTLEMENT}/ApplicableTradeTax`),
    charges: () => charges().filter(isCharge),
    allowances: () => charges().filter((node) => !isCharge(node)),
    totals: () => root.one(`${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`),
  };
}

export type Cii = ReturnType<typeof readCii>;
