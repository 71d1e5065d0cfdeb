import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { TaxGroup } from '../../../../domain/company/tax.ts';
import { fromCents } from '../../../../domain/money.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoney, formatNumber } from '../../../kit/format/numbers.ts';

/** Net, tax and the tax-free amount below the total; nothing if no line is taxed. */
export function TaxSums({ groups }: { groups: readonly TaxGroup[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (!groups.some(({ percent }) => percent > 0)) return null;
  const rows = groups.flatMap(({ percent, netCents, taxCents }) => {
    const rate = { percent: isolated(formatNumber(percent, locale, 'percent'), 'ltr') };
    return percent > 0
      ? [
          { label: translate('editor.tax.net', rate), cents: netCents },
          { label: translate('editor.tax.vat', rate), cents: taxCents },
        ]
      : [{ label: translate('editor.tax.free'), cents: netCents }];
  });
  return (
    <Box role="group" aria-label={translate('editor.tax.sums')}>
      <Box component="dl" sx={ROWS}>
        {rows.map(({ label, cents }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd style={FIGURES}>{formatMoney(fromCents(cents), locale)}</dd>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

/** Right-aligned in every language, so that the decimals line up. */
const FIGURES = { textAlign: 'right' } as const;

const ROWS = {
  m: 0,
  // The figures line up with those of the fields above.
  px: 1.75,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  rowGap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
