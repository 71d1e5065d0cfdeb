import { textOf } from './customer-changes.ts';
import { type DocumentEditing, OF_EVERY_DOCUMENT } from './document-editing.ts';
import { customsAsTyped, filledLines, type LineFact } from './editor-values.ts';
import { readMoney, readNumber, typedMoney, typedNumber } from './typed-figures.ts';

const CUSTOMS = [
  'category',
  'idKind',
  'idNumber',
  'recipientCin',
  'vehicle',
  'passage',
  'captions',
];

/** What the editor of a declaration shows and changes. */
export const declarationEditing: DocumentEditing = {
  kind: 'declaration',
  fields: [...OF_EVERY_DOCUMENT, 'declarationConten', ...CUSTOMS.map((fact) => `customs.${fact}`)],
  day: () => null,
  lines: (order, locale) =>
    (order.declarationConten ?? []).map(({ desc, legal, notice, ...facts }) => ({
      text: desc ?? '',
      quantity: typedNumber(legal, locale),
      amount: typedMoney(notice, locale),
      weight: typedNumber(facts.weight, locale),
      unitValue: typedMoney(facts.unitValue, locale),
      condition: facts.condition ?? '',
      hsCode: facts.hsCode ?? '',
      origin: facts.origin ?? '',
    })),
  part: ({ lines, customs }) => ({
    declarationConten: filledLines(lines).map(({ text, quantity, amount, ...facts }) => ({
      desc: textOf(text),
      legal: readNumber(quantity),
      notice: readMoney(amount),
      ...declaredFacts(facts),
    })),
    ...(customs && { customs: customsAsTyped(customs) }),
  }),
};

/** What is known of a line; another back end is not sent what nobody has entered. */
function declaredFacts(facts: Partial<Record<LineFact, string>>): Record<string, unknown> {
  const { weight = '', unitValue = '', condition = '', hsCode = '', origin = '' } = facts;
  const read = {
    unitValue: readMoney(unitValue),
    weight: readNumber(weight),
    condition: condition || null,
    hsCode: textOf(hsCode),
    origin: textOf(origin),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
}
