import { useLocale } from 'react-admin';
import { formatMoney, formatNumber } from '../../kit/format/numbers.ts';

const OF_A_CENT = 100;
const OF_A_EURO = 10_000;

type Props = { cost: number };

/** What one message costs, from hundredths of a cent: `7,5 ct`. */
export function CentCost({ cost }: Props) {
  const locale = useLocale();
  return <bdi>{formatNumber(cost / OF_A_CENT, locale, 'cents')}</bdi>;
}

/** Hundredths of a cent as euro. */
export const euroOf = (cost: number | null | undefined): number => (cost ?? 0) / OF_A_EURO;

/** What many messages cost, from hundredths of a cent, in euro: half a cent counts as a whole one. */
export const euroCost = (cost: number, locale: string): string =>
  formatMoney((Math.round(cost / OF_A_CENT) / 100).toFixed(2), locale);
