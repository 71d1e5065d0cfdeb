import type { TripGroup } from '../trips/groups.ts';

/** A picture without an alpha channel, as a data URI (PNG or JPEG), with its size in pixels. */
export type Logo = {
  readonly dataUri: string;
  readonly width: number;
  readonly height: number;
};

/** The account for transfers. */
export type BankAccount = {
  readonly holder: string;
  readonly bank: string;
  readonly iban: string;
  readonly bic: string;
};

/** The carrier's contact details; an empty text is not printed. */
export type CompanyContact = {
  readonly website: string;
  readonly email: string;
  readonly phones: readonly string[];
  /** Name of an account in a social network, printed as it is written. */
  readonly social: string;
};

/** The carrier's limits, in integer cents. */
type PrintedLimits = {
  /** Compensation for loss or damage of a shipment. */
  readonly compensationCents: number;
  /** Value of the goods in one declaration, by direction. */
  readonly declaredValueCents: Readonly<Record<TripGroup, number>>;
};

/** What documents state about the carrier: content with versions, never constants in code. */
export type CompanySettings = {
  /** The version that a document was printed with. */
  readonly version: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** Two-letter ISO 3166 code, such as `DE`. */
  readonly country: string;
  readonly logo: Logo | null;
  /** Steuernummer; either this or `vatId` is required on an invoice (section 14 UStG). */
  readonly taxNumber: string;
  /** USt-IdNr. */
  readonly vatId: string;
  /** Court and number of the commercial register; missing in what was issued without them. */
  readonly registerCourt?: string;
  readonly registerNumber?: string;
  /** Names of the managing directors, as they are to be printed. */
  readonly directors?: string;
  readonly bank: BankAccount;
  readonly contact: CompanyContact;
  readonly limits: PrintedLimits;
};

/** Court and number of the commercial register in one line; empty if neither is known. */
export const registerLine = ({
  registerCourt = '',
  registerNumber = '',
}: Pick<CompanySettings, 'registerCourt' | 'registerNumber'>): string =>
  [registerCourt, registerNumber].filter(Boolean).join(', ');

/**
 * The company address line of a letter head: the sender's address in one line (specification 2.7).
 */
export const addressLine = ({ name, street, zip, city }: CompanySettings): string =>
  [name, street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
