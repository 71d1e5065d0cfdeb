import { useLocale, useTranslate } from 'react-admin';
import type { Price } from '../../../domain/resources/prices.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatNumber } from '../../kit/format/numbers.ts';

type Props = { range: Pick<Price, 'weightFrom' | 'weightTo'> };

/** The weights that a price holds for: "5–10 kg", "from 30 kg", "up to 32 kg". */
export function WeightRange({ range: { weightFrom, weightTo } }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const shown = (weight: number) => isolated(formatNumber(weight, locale, 'kg'), 'ltr');
  if (typeof weightTo === 'number') {
    if (typeof weightFrom === 'number' && weightFrom > 0) {
      return <bdi dir="ltr">{`${formatNumber(weightFrom, locale)}–${shown(weightTo)}`}</bdi>;
    }
    return translate('columns.weights.upTo', { to: shown(weightTo) });
  }
  if (typeof weightFrom !== 'number') return null;
  return translate('columns.weights.from', { from: shown(weightFrom) });
}
