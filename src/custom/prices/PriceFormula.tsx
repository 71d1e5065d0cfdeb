import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { fromCents } from '../../../domain/money.ts';
import type { PriceProposal, ProposedPart } from '../../../domain/prices/price-proposal.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatMoney, formatNumber } from '../../kit/format/numbers.ts';

/** How the list comes to its price: `12.4 kg × €2.50 = €31.00`, a line for each of its prices. */
export function PriceFormula({ proposal }: { proposal: PriceProposal }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { parts, cents, isEstimate } = proposal;
  return (
    <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
      {parts.map((part) => (
        <Box key={`${part.unit} ${part.unitCents} ${part.name}`} sx={{ minWidth: 0 }}>
          <Typography sx={FIGURES}>
            <bdi dir="ltr">{formulaOf(part, locale)}</bdi>
          </Typography>
          {part.name && (
            <Typography variant="caption" color="text.secondary" component="p" sx={NAME}>
              <bdi>{part.name}</bdi>
            </Typography>
          )}
        </Box>
      ))}
      {parts.length > 1 && (
        <Typography sx={FIGURES}>
          {translate('priceProposal.total')}:{' '}
          <bdi dir="ltr">{formatMoney(fromCents(cents), locale)}</bdi>
        </Typography>
      )}
      {isEstimate && (
        <Typography variant="caption" color="text.secondary" component="p">
          {translate('priceProposal.estimate')}
        </Typography>
      )}
    </Box>
  );
}

/** The amount of one price of the list, as it is reckoned. */
function formulaOf({ unit, unitCents, parcels, kilograms, cents }: ProposedPart, locale: string) {
  const money = (amount: number) => isolated(formatMoney(fromCents(amount), locale));
  const times = unit === 'kilogram' ? formatNumber(kilograms, locale, 'kg') : String(parcels);
  return `${isolated(times)} × ${money(unitCents)} = ${money(cents)}`;
}

const FIGURES = { fontWeight: 650, fontVariantNumeric: 'tabular-nums', lineHeight: 1.4 } as const;
const NAME = { overflowWrap: 'anywhere' } as const;
