/** How the names of uploaded documents end (specification 3, "Uploaded PDF"). */
const SUFFIXES = { invoice: 'Rech.pdf', declaration: 'Dek.pdf', label: 'Ticket.pdf' } as const;

/** File of the orders list and of the small ticket (specification 9). */
export const ORDERS_FILE = 'orders.pdf';
export const TICKET_FILE = 'ticket.pdf';

type Named = {
  readonly rechnr: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date or time; its day is printed. */
  readonly date: string;
};

const LONGEST_PART = 60;

/** Letters and digits of every script stay; all that a file system or a header could take ill goes. */
const safe = (part: string): string =>
  Array.from(
    part
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-')
      .replace(/^[-.]+|[-.]+$/g, ''),
  )
    .slice(0, LONGEST_PART)
    .join('');

/** `2026-11-21T…` as `21-11-2026`. */
const dayFirst = (date: string): string => date.slice(0, 10).split('-').reverse().join('-');

/** `rechnr_firstName_lastName_DD-MM-YYYY_Rech.pdf`, safe against odd characters in each part. */
export const documentFileName = (
  kind: keyof typeof SUFFIXES,
  { rechnr, firstName, lastName, date }: Named,
): string =>
  [safe(rechnr), safe(firstName), safe(lastName), dayFirst(date), SUFFIXES[kind]].join('_');
