import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import {
  type WeighedParcel,
  weighedGrams,
  weighedSoFar,
  weightDifference,
} from '../../../../domain/parcels/weighing.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fromGrams } from '../../../../domain/weight.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../kit/format/numbers.ts';

type Props = {
  order: Pick<Order, 'wights' | 'announcedWeight'>;
  parcels: readonly WeighedParcel[];
};

/** What was announced and what was weighed, side by side, once anything has been weighed. */
export function WeighedBeside({ order, parcels }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const grams = weighedGrams(parcels);
  const { count, kilograms } = weighedSoFar(parcels);
  const weight = (value: number) => isolated(formatNumber(value, locale, 'kg'), 'ltr');
  if (count === 0) return null;
  if (grams === null) {
    const values = { count, of: parcels.length, weight: weight(kilograms) };
    return <Typography variant="body2">{translate('weighing.soFar', values)}</Typography>;
  }
  // As long as they agree, the order has only one weight, which is both.
  const announced = order.announcedWeight ?? order.wights;
  return (
    <Box component="dl" sx={BESIDE}>
      <Fact label={translate('weighing.announced')}>{announced > 0 ? weight(announced) : '–'}</Fact>
      <Fact label={translate('weighing.weighed')}>{weight(fromGrams(grams))}</Fact>
      <Fact label={translate('weighing.difference')}>
        <Difference announced={announced} weighed={fromGrams(grams)} />
      </Fact>
    </Box>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="caption" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  </Box>
);

/** How much more, or less, was weighed than announced; it stands out where somebody should ask. */
export function Difference({ announced, weighed }: { announced: number; weighed: number }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!(announced > 0)) return '–';
  const { kilograms, isNotable } = weightDifference(announced, weighed);
  const sign = kilograms > 0 ? '+' : kilograms < 0 ? '−' : '';
  const difference = isolated(sign + formatNumber(Math.abs(kilograms), locale, 'kg'), 'ltr');
  if (!isNotable) return difference;
  return (
    <Box component="strong" sx={{ color: 'ink.warning' }}>
      {translate('weighing.much', { difference })}
    </Box>
  );
}

const BESIDE = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
} as const;
