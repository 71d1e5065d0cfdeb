import type { ReactElement } from 'react';
import { addressLine } from '../../../domain/documents/company-settings.ts';
import type { Buyer, Party } from '../../../domain/documents/papers.ts';
import { countryLine } from '../words/countries.ts';
import { addressee } from './addressee.ts';
import { RULE, SOFT } from './colours.ts';
import { column, mm, row } from './elements.ts';
import { type Fact, factsBlock } from './facts-block.ts';
import { clipped } from './fitted.ts';
import type { Measured } from './measured.ts';
import { cityLine } from './party-lines.ts';
import type { Stationery } from './sheet.ts';

/**
 * Height from the letter head to the beginning of the text, well below the window (DIN 5008, form
 * B); the text begins lower if there are more facts.
 */
const FIELD_HEIGHT = mm(62);

/** Where the text of the current layout begins: directly below the window. */
const CLOSE_HEIGHT = mm(60);

/** The same with measured facts, for letters whose pages are planned. */
export const measuredAddressField = (
  stationery: Stationery,
  buyer: Party & Partial<Pick<Buyer, 'contact'>>,
  facts: Measured,
): Measured => ({
  piece: row(
    { height: Math.max(CLOSE_HEIGHT, facts.height), justifyContent: 'space-between' },
    column({ paddingTop: mm(13) }, windowOf(stationery, buyer)),
    facts.piece,
  ),
  height: Math.max(CLOSE_HEIGHT, facts.height),
});

/**
 * The window of an envelope with the sender's line and the addressee, and beside it the letter's
 * facts.
 */
export const addressField = (
  stationery: Stationery,
  buyer: Party & Partial<Pick<Buyer, 'contact'>>,
  facts: readonly Fact[],
): ReactElement =>
  row(
    { minHeight: FIELD_HEIGHT, paddingTop: mm(13), justifyContent: 'space-between' },
    windowOf(stationery, buyer),
    factsBlock(facts),
  );

const windowOf = (
  { company }: Stationery,
  buyer: Party & Partial<Pick<Buyer, 'contact'>>,
): ReactElement =>
  column(
    { width: mm(82) },
    // The sender's full name and address are at the foot of the page.
    clipped(
      {
        color: SOFT,
        borderBottomWidth: 0.5,
        borderColor: RULE,
        paddingBottom: 2,
        marginBottom: mm(4),
      },
      addressLine(company),
      { width: mm(82), size: 7 },
    ),
    ...addressee([
      buyer.name,
      buyer.contact ?? '',
      buyer.street,
      cityLine(buyer),
      buyer.country === company.country ? '' : countryLine(buyer.country),
    ]),
  );
