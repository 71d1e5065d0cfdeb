import type { Locale } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';
import type { PublicTexts } from '../../i18n/customer/public/en.ts';
import { fill, useLanguage } from '../language/language.ts';
import { formatMoney } from '../language/office-formats.ts';
import { Localized } from './Localized.tsx';
import { type Content, inLanguage, plainText, weightPriceOf } from './public-contents.ts';
import { usePublicTexts } from './use-public-texts.ts';

type Props = { rows: readonly Content[] };

/** What the carrier takes: each price with what it is for, and the price of a kilogram. */
export function PublicPrices({ rows }: Props) {
  const { locale } = useLanguage();
  const texts = usePublicTexts();
  const kilograms = rows.flatMap(weightPriceOf);
  const prices = rows.filter((row) => weightPriceOf(row).length === 0);
  return (
    <ul className="public-list">
      {prices.map((row) => (
        <li key={plainText(row._id)} className="public-price">
          <div>
            <Localized value={isEmpty(row.title) ? row.name : row.title} />
            <span className="muted small">{factsOf(row, texts, locale).join(' · ')}</span>
          </div>
          <strong>{formatMoney(plainText(row.price), locale)}</strong>
          <Localized value={row.note} />
        </li>
      ))}
      {kilograms.map((amount) => (
        <li key={amount} className="public-price">
          <div>{texts.kilogram}</div>
          <strong>{formatMoney(amount, locale)}</strong>
        </li>
      ))}
    </ul>
  );
}

const isEmpty = (value: unknown): boolean => inLanguage(value, 'de').text === '';

/** What a price is for: its direction, its unit and the weights that it holds for. */
function factsOf(row: Content, texts: PublicTexts, locale: Locale): readonly string[] {
  const { direction, unit } = row;
  const units = Object.keys(texts.units) as (keyof PublicTexts['units'])[];
  const way =
    direction === 'A' ? texts.toMorocco : direction === 'B' ? texts.fromMorocco : texts.both;
  return [way, isOneOf(units, unit) ? texts.units[unit] : '', weightsOf(row, texts, locale)].filter(
    Boolean,
  );
}

function weightsOf({ weightFrom, weightTo }: Content, texts: PublicTexts, locale: Locale): string {
  const number = new Intl.NumberFormat(NUMBER_LOCALES[locale], { maximumFractionDigits: 2 });
  const shown = (weight: unknown) => (typeof weight === 'number' ? number.format(weight) : '');
  // A weight from nothing on says no more than its end.
  const [from, to] = [weightFrom === 0 ? '' : shown(weightFrom), shown(weightTo)];
  const { weights } = texts;
  const form = from && to ? weights.between : from ? weights.from : to ? weights.upTo : '';
  // A number stays in the line of its unit.
  return fill(form, { from, to }).replaceAll(' ', '\u00a0');
}
