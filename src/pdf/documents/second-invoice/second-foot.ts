import type { CompanySettings } from '../../../../domain/documents/company-settings.ts';
import { column, mm, RULE, SOFT, text } from '../../parts/elements.ts';
import { beside, type Measured, stacked, unhyphenated } from '../../parts/measured.ts';
import type { Letterhead } from '../../parts/sheet.ts';

const PAGE = { size: 8, below: 3 };

/** The foot of every page of a letter, with the page's number above it. */
export function secondFoot({ company }: Letterhead, page: string): Measured {
  const columns = columnsOf(company).map(([width, lines]): Measured => {
    const look = { width: mm(width), size: 7, color: SOFT };
    const { piece, height } = stacked({}, ...lines.map((line) => unhyphenated(line, look)));
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
  [41, [company.name, company.street, `${company.zip} ${company.city}`.trim()]],
  [36, [contact.website, contact.email, contact.social]],
  [
    37,
    [
      ...contact.phones.map((phone) => withCaption('Tel.', phone)),
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
