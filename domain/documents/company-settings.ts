import type { TripGroup } from '../trips/groups.ts';

/** A picture without alpha channel, as a data URI (PNG or JPEG), and its size in pixels. */
export type Logo = {
  readonly dataUri: string;
  readonly width: number;
  readonly height: number;
};

/** Where money is transferred to. */
export type BankAccount = {
  readonly holder: string;
  readonly bank: string;
  readonly iban: string;
  readonly bic: string;
};

/** How customers reach the carrier; an empty text is not printed. */
export type CompanyContact = {
  readonly website: string;
  readonly email: string;
  readonly phones: readonly string[];
  /** Name of an account in a social network, printed as it stands. */
  readonly social: string;
};

/** What the carrier promises or accepts at most, in integer cents. */
type PrintedLimits = {
  /** Compensation for loss or damage of a shipment. */
  readonly compensationCents: number;
  /** Value of the goods that a declaration may hold, by direction. */
  readonly declaredValueCents: Readonly<Record<TripGroup, number>>;
};

/** What papers say about the carrier: content with versions, never constants in code. */
export type CompanySettings = {
  /** Names the version that was printed with. */
  readonly version: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166 code of two letters, such as `DE`. */
  readonly country: string;
  readonly logo: Logo | null;
  /** Steuernummer; one of it and `vatId` is required on an invoice (section 14 UStG). */
  readonly taxNumber: string;
  /** USt-IdNr. */
  readonly vatId: string;
  readonly bank: BankAccount;
  readonly contact: CompanyContact;
  readonly limits: PrintedLimits;
};

/** The company address line of a letter head: who sends this, in one line (specification 2.7). */
export const addressLine = ({ name, street, zip, city }: CompanySettings): string =>
  [name, street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
