import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { fromCents } from '../../../../domain/money.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fromGrams } from '../../../../domain/weight.ts';
import { formatMoney, formatNumber } from '../../../kit/format/numbers.ts';
import type { EditorValues } from '../editor-values.ts';
import { typedTaxes, typedTotals } from '../invoice-sums.ts';
import { readMoney, typedCents } from '../typed-figures.ts';
import { EURO } from './euro.tsx';
import { FIGURE } from './figure-input.ts';
import { settledMoney } from './line-columns.ts';
import { paperWord } from './paper-word.ts';
import { TaxSums } from './TaxSums.tsx';
import { TotalField } from './TotalField.tsx';
import { TypedField } from './TypedField.tsx';
import { useTaxMode } from './use-tax-mode.ts';
import { WeightHint } from './WeightHint.tsx';

/**
 * 'Weitere Berechnung' and 'Gesamtbetrag'. The total is the live sum of lines and charges; a typed total
 * is marked as such, with a button that restores the computed one.
 */
export function Totals({ order, readOnly }: { order: Order; readOnly: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const taxMode = useTaxMode();
  const { setValue } = useFormContext<EditorValues>();
  const [lines, furtherCharges, total] = useWatch<
    EditorValues,
    ['lines', 'furtherCharges', 'total']
  >({ name: ['lines', 'furtherCharges', 'total'] });
  const { grams, totalCents } = typedTotals({ lines, furtherCharges });
  const computed = fromCents(totalCents);
  const isOverridden = total.trim() !== '' && readMoney(total) !== computed;
  const sums = {
    weight: `\u2068${formatNumber(fromGrams(grams), locale, 'kg')}\u2069`,
    total: `\u2068${formatMoney(computed, locale)}\u2069`,
  };
  return (
    <Box sx={PLACE}>
      <Box sx={{ pt: 1, display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary">
          {paperWord('documents.totals.weight', sums)}
        </Typography>
        <WeightHint of="lines" order={order} grams={grams} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, width: { xs: '100%', sm: 280 } }}>
        <TypedField
          name="furtherCharges"
          label={paperWord('documents.totals.further')}
          readOnly={readOnly}
          settle={settledMoney(locale)}
          end={EURO}
          input={FIGURE}
        />
        <TotalField
          computed={typedCents(totalCents, locale)}
          readOnly={readOnly}
          isOverridden={isOverridden}
        />
        <TaxSums groups={typedTaxes({ lines, furtherCharges, total }, taxMode)} />
        {isOverridden && !readOnly && (
          <Box sx={{ display: 'grid', justifyItems: 'start' }}>
            <Typography role="status" variant="body2" sx={{ color: 'ink.warning' }}>
              {translate('documents.totals.overridden', sums)}
            </Typography>
            <Button
              size="small"
              sx={{ px: 0.5, mx: -0.5 }}
              onClick={() => setValue('total', '', { shouldDirty: true })}
            >
              {translate('documents.totals.useComputed')}
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}

const PLACE = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 2,
} as const;
