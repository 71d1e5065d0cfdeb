import type { ReactElement } from 'react';
import { addressLine } from '../../../domain/documents/company-settings.ts';
import type { Party } from '../../../domain/documents/papers.ts';
import { countryLine } from '../words/countries.ts';
import { RULE, SOFT } from './colours.ts';
import { clipped, column, mm, row, text } from './elements.ts';
import { type Fact, factsBlock } from './facts-block.ts';
import { fitted } from './fitted.ts';
import { cityLine } from './party-lines.ts';
import type { Stationery } from './sheet.ts';

/** Height from the letter head to below the window of the envelope (DIN 5008, form B). */
const FIELD_HEIGHT = mm(58);

/** The window of an envelope with sender's line and addressee, and beside it the letter's facts. */
export const addressField = (
  { company }: Stationery,
  addressee: Party,
  facts: readonly Fact[],
): ReactElement =>
  row(
    { height: FIELD_HEIGHT, paddingTop: mm(13), justifyContent: 'space-between' },
    column(
      { width: mm(82) },
      clipped(
        {
          fontSize: 7,
          color: SOFT,
          borderBottomWidth: 0.5,
          borderColor: RULE,
          paddingBottom: 2,
          marginBottom: mm(4),
        },
        addressLine(company),
      ),
      ...[addressee.name, addressee.street, cityLine(addressee)]
        .filter(Boolean)
        .map((line) => fitted({}, line, { width: mm(82), size: 11, maxLines: 2 })),
      addressee.country === company.country
        ? null
        : text({ fontSize: 11 }, countryLine(addressee.country)),
    ),
    factsBlock(facts),
  );
