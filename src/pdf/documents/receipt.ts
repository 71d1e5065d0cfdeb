import type { ReactElement } from 'react';
import { countryName } from '../../../domain/customs/countries.ts';
import type { CaptionLanguage } from '../../../domain/customs/customs-facts.ts';
import type {
  ReceiptDocument,
  ReceivedPayment,
} from '../../../domain/documents/printed-documents.ts';
import { captions as ar } from '../../i18n/printed/receipt/ar.ts';
import { captions as de, type ReceiptCaptions } from '../../i18n/printed/receipt/de.ts';
import { captions as es } from '../../i18n/printed/receipt/es.ts';
import { captions as fr } from '../../i18n/printed/receipt/fr.ts';
import { measuredAddressField } from '../parts/address-field.ts';
import { cityLine } from '../parts/address-lines.ts';
import { column, mm, RULE, row, SOFT, together } from '../parts/elements.ts';
import { letterFoot, letterSpace, withoutAccount } from '../parts/letter-foot.ts';
import { LETTER, letterPage } from '../parts/letter-page.ts';
import { type Measured, NOTHING, stacked, textBlock } from '../parts/measured.ts';
import {
  type LetterFact,
  measuredFacts,
  measuredSignature,
  measuredSum,
} from '../parts/measured-blocks.ts';
import type { Letterhead, Sheet } from '../parts/sheet.ts';
import { count, day, euros, kilograms } from '../text/figures.ts';

const FURTHER: Readonly<Record<CaptionLanguage, ReceiptCaptions>> = { es, ar };

type CaptionOf = (caption: (captions: ReceiptCaptions) => string) => string;

/** The languages of a receipt: German, French, and those that were chosen for the order. */
const languagesOf = ({ captions }: ReceiptDocument): readonly ReceiptCaptions[] => [
  de,
  fr,
  ...captions.map((language) => FURTHER[language]),
];

/** German and French, beside a number where there is no space for more. */
const bilingual: CaptionOf = (caption) => `${caption(de)} / ${caption(fr)}`;

/** A receipt is a letter of one page. */
export const receiptSheets = (
  document: ReceiptDocument,
  letterhead: Letterhead,
): readonly Sheet[] => [{ weight: 5, draw: () => receiptPage(document, letterhead) }];

function receiptPage(document: ReceiptDocument, letterhead: Letterhead): ReactElement {
  const foot = (page: string) => letterFoot(withoutAccount(letterhead), page);
  const languages = languagesOf(document);
  const both: CaptionOf = (caption) => languages.map(caption).join(' / ');
  const content = [
    measuredAddressField(letterhead, document.payer, measuredFacts(factsOf(document))),
    titles(languages),
    sentences(
      languages.map(({ confirmed }) => confirmed),
      { size: 9.5, below: mm(4) },
    ),
    ...document.payments.map((payment) => received(payment, document.payments, both)),
    measuredSum(
      both(({ amount }) => amount),
      euros(document.totalCents),
      { isTotal: true },
    ),
    purpose(document, both),
    sentences(
      languages.map(({ note }) => note),
      { size: 8, above: mm(4), color: SOFT },
    ),
  ];
  const { height: written } = signature(document, letterhead, both, 0);
  const free = letterSpace(foot('').height, content).first - written;
  return letterPage(
    letterhead,
    {
      running: `${bilingual(({ title }) => title)} ${document.orderCode}`.trim(),
      watermark: '',
      foot: (page) => foot(page).piece,
    },
    ...content.map(({ piece }) => piece),
    together({}, signature(document, letterhead, both, handOf(free)).piece),
  );
}

const WIDTH = mm(LETTER.width);

/** By what the receipt is filed: the order and, where one was issued, the invoice that was paid. */
function factsOf({ orderCode, customerCode, invoice, date }: ReceiptDocument): LetterFact[] {
  const facts: readonly LetterFact[] = [
    [bilingual(({ order }) => order), orderCode, 'main'],
    [bilingual(({ customer }) => customer), customerCode],
    [bilingual((captions) => captions.invoice), invoice?.number ?? ''],
    [bilingual(({ invoiceDate }) => invoiceDate), invoice ? day(invoice.date, '/') : ''],
    [bilingual((captions) => captions.date), day(date, '/')],
  ];
  return facts.filter(([, value]) => value !== '');
}

const titles = ([first, ...others]: readonly ReceiptCaptions[]): Measured =>
  stacked(
    { below: mm(2) },
    textBlock(first?.title ?? '', { width: WIDTH, size: 19, weight: 700 }),
    textBlock(others.map(({ title }) => title).join(' / '), {
      width: WIDTH,
      size: 11,
      color: SOFT,
    }),
  );

type Look = { readonly size: number; readonly above?: number; readonly below?: number };

/** The same in each language, below each other. */
const sentences = (
  texts: readonly string[],
  { above = 0, below = 0, ...look }: Look & { readonly color?: string },
): Measured =>
  stacked({ above, below }, ...texts.map((text) => textBlock(text, { width: WIDTH, ...look })));

/** When and how it was paid; and of which amount, where there were several payments. */
function received(
  { cents, on, via }: ReceivedPayment,
  { length: payments }: ReceiptDocument['payments'],
  both: CaptionOf,
): Measured {
  const parts = [
    payments > 1 ? euros(cents) : '',
    on === null ? '' : day(on, '/'),
    via === null ? '' : both(({ ways }) => ways[via]),
  ];
  const caption = both((captions) => (on === null ? captions.way : captions.day));
  return line(caption, parts.filter(Boolean).join(' · '));
}

/** For what was paid. */
const purpose = (
  { recipient, orderCode, packages, grams }: ReceiptDocument,
  both: CaptionOf,
): Measured =>
  stacked(
    { above: mm(5) },
    line(
      both((captions) => captions.purpose),
      [orderCode, both(({ transport }) => transport)].filter(Boolean).join(' · '),
    ),
    line(
      both((captions) => captions.packages),
      count(packages),
    ),
    line(
      both(({ weight }) => weight),
      grams === null ? '' : `${kilograms(grams)} kg`,
    ),
    line(
      both((captions) => captions.recipient),
      recipient.name,
    ),
    line(
      both(({ destination }) => destination),
      [cityLine(recipient) || recipient.street, countryOf(recipient.country)]
        .filter(Boolean)
        .join(' · '),
    ),
  );

const countryOf = (code: string): string =>
  [...new Set([countryName(code, 'de'), countryName(code, 'fr')])].join(' / ');

const CAPTION = mm(72);
const PADDING = 2;

/** A caption and its value, with a rule below them; nothing if the value is not known. */
function line(caption: string, value: string): Measured {
  if (value === '') return NOTHING;
  const named = textBlock(caption, { width: CAPTION - mm(3), size: 8.5, color: SOFT });
  const drawn = textBlock(value, { width: WIDTH - CAPTION, size: 10 });
  return {
    piece: row(
      { borderBottomWidth: 0.5, borderColor: RULE, paddingVertical: PADDING },
      column({ width: CAPTION, paddingTop: 1 }, named.piece),
      drawn.piece,
    ),
    height: Math.max(named.height + 1, drawn.height) + 2 * PADDING + 0.5,
  };
}

/** What is left of the page for a hand and a stamp; less than the least makes a second page. */
const handOf = (free: number): number => Math.max(HAND.least, Math.min(HAND.most, free));

const HAND = { least: mm(7), most: mm(25) } as const;

/** Where and when it is handed out, and space for the carrier's signature and stamp. */
const signature = (
  { date }: ReceiptDocument,
  { company }: Letterhead,
  both: CaptionOf,
  hand: number,
): Measured =>
  measuredSignature(
    [company.city, day(date, '/')].filter(Boolean).join(', '),
    [both(({ place }) => place), both((captions) => captions.signature)],
    hand,
  );
