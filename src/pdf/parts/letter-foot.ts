import { type CompanySettings, registerLine } from '../../../domain/documents/company-settings.ts';
import { formatPhone } from '../../../domain/phone-groups.ts';
import { column, mm, RULE, SOFT, text } from './elements.ts';
import { HEAD } from './letter-page.ts';
import { beside, type Measured, stacked, textBlock } from './measured.ts';
import type { Letterhead } from './sheet.ts';

const PAGE = { size: 8, below: 3 };

/** Who has paid is shown no account. */
export const withoutAccount = (letterhead: Letterhead): Letterhead => ({
  ...letterhead,
  company: { ...letterhead.company, bank: { holder: '', bank: '', iban: '', bic: '' } },
});

/** The foot of every page of a letter, with the page's number above it. */
export function letterFoot({ company }: Letterhead, page: string): Measured {
  const columns = columnsOf(company).map(([width, lines]): Measured => {
    const look = { width: mm(width), size: 7, color: SOFT };
    const { piece, height } = stacked({}, ...lines.map((line) => textBlock(line, look)));
    return { piece: column({ width: mm(width) }, piece), height };
  });
  const number = {
    piece: text(
      { fontSize: PAGE.size, color: SOFT, textAlign: 'right', marginBottom: PAGE.below },
      page,
    ),
    height: PAGE.size * 1.3 + PAGE.below,
  };
  const line = beside({ borderTopWidth: 0.5, borderColor: RULE, paddingTop: 4 }, ...columns);
  return stacked({ above: mm(2), below: mm(7) }, number, { ...line, height: line.height + 4.5 });
}

const withCaption = (caption: string, value: string): string =>
  value === '' ? '' : `${caption} ${value}`;

/** Address, contact, tax and bank, each with its width in millimetres (specification 2.7). */
const columnsOf = ({
  contact,
  bank,
  ...company
}: CompanySettings): readonly (readonly [width: number, lines: readonly string[]])[] => [
  [
    41,
    [
      company.name,
      company.street,
      `${company.zip} ${company.city}`.trim(),
      registerLine(company),
      withCaption('Geschäftsführung:', company.directors ?? ''),
    ],
  ],
  [36, [contact.website, contact.email, contact.social]],
  [
    37,
    [
      ...contact.phones.map((phone) => withCaption('Tel.', formatPhone(phone))),
      withCaption('Steuer-Nr.', company.taxNumber),
      withCaption('USt-IdNr.', company.vatId),
    ],
  ],
  [
    45,
    [
      bank.bank,
      withCaption('Inhaber', bank.holder),
      withCaption('IBAN', bank.iban),
      withCaption('BIC', bank.bic),
    ],
  ],
];

const A4 = 297;
/** The engine's rounding, so that what was planned for a page does fit on it. */
const SPARE = 4;

/**
 * The height available for a table below the beginning of a letter, and on its later pages, in
 * points.
 */
export function letterSpace(
  foot: number,
  beginning: readonly { readonly height: number }[],
): { readonly first: number; readonly later: number } {
  const page = mm(A4) - foot - SPARE;
  const taken = beginning.reduce((sum, { height }) => sum + height, 0);
  return { first: page - mm(HEAD.first) - taken, later: page - mm(HEAD.later) };
}
