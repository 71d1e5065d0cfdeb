import type { ReactElement } from 'react';
import type { CompanySettings } from '../../../domain/documents/company-settings.ts';
import { column, mm, optional, type Piece, RULE, row, SOFT, text } from './elements.ts';
import type { Letterhead } from './sheet.ts';

/** The foot of every page of a letter, with the page's number above it. */
export const letterFooter = ({ company }: Letterhead, page: string): ReactElement =>
  column(
    { paddingBottom: mm(9), paddingTop: mm(3) },
    text({ fontSize: 8, color: SOFT, textAlign: 'right', marginBottom: 3 }, page),
    row(
      { borderTopWidth: 0.5, borderColor: RULE, paddingTop: 5, justifyContent: 'space-between' },
      ...columnsOf(company).map(footerColumn),
    ),
  );

const withCaption = (caption: string, value: string): string =>
  value === '' ? '' : `${caption} ${value}`;

/** Address, contact, bank and tax id, each a column (specification 2.7, "Printed invoice footer"). */
const columnsOf = (company: CompanySettings): readonly (readonly string[])[] => {
  const { contact, bank } = company;
  return [
    [company.name, company.street, `${company.zip} ${company.city}`.trim()],
    [contact.website, contact.email, contact.social],
    [
      ...contact.phones.map((phone) => withCaption('Tel.', phone)),
      withCaption('Steuer-Nr.', company.taxNumber),
      withCaption('USt-IdNr.', company.vatId),
    ],
    [
      bank.bank,
      withCaption('Inhaber', bank.holder),
      withCaption('IBAN', bank.iban),
      withCaption('BIC', bank.bic),
    ],
  ];
};

const footerColumn = (lines: readonly string[]): Piece =>
  column(
    { maxWidth: mm(56) },
    ...lines.map((line) => optional({ fontSize: 7, color: SOFT, lineHeight: 1.4 }, line)),
  );
