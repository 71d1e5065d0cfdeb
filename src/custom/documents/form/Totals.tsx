import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { fromCents } from '../../../../domain/money.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fromGrams } from '../../../../domain/weight.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoney, formatNumber } from '../../../kit/format/numbers.ts';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import type { EditorLine, EditorValues } from '../editing/editor-values.ts';
import { readMoney, typedCents, typedTaxes, typedTotals } from '../editing/typed-figures.ts';
import { EURO, FIGURE, TypedField } from './fields.tsx';
import { useTaxRules } from './InvoiceLines.tsx';
import { settledMoney } from './line-columns.ts';
import { PriceBasisQuestion } from './PriceBasisQuestion.tsx';
import { TaxSums } from './TaxSums.tsx';
import { kilogramsIn, TypedWeights } from './TypedWeights.tsx';

/**
 * 'Weitere Berechnung' and 'Gesamtbetrag'. The total is the live sum of lines and charges; a typed total
 * is marked as such, with a button that restores the computed one.
 */
export function Totals({ order, readOnly }: { order: Order; readOnly: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const taxRules = useTaxRules();
  const { setValue } = useFormContext<EditorValues>();
  const [lines, furtherCharges, total] = useWatch<
    EditorValues,
    ['lines', 'furtherCharges', 'total']
  >({ name: ['lines', 'furtherCharges', 'total'] });
  const { grams, totalCents } = typedTotals({ lines, furtherCharges });
  const computed = fromCents(totalCents);
  const isOverridden = total.trim() !== '' && readMoney(total) !== computed;
  const sums = {
    weight: isolated(formatNumber(fromGrams(grams), locale, 'kg')),
    total: isolated(formatMoney(computed, locale)),
  };
  return (
    <Box sx={PLACE}>
      {!readOnly && (
        <Box sx={{ flexBasis: '100%' }}>
          <PriceBasisQuestion />
        </Box>
      )}
      <Box sx={{ pt: 1, display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary">
          {translate('documents.totals.weight', sums)}
        </Typography>
        <TypedWeights order={order} kind="invoice" readOnly={readOnly} weighed={grossOf} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, width: { xs: '100%', sm: 280 } }}>
        <TypedField
          name="furtherCharges"
          label={translate('documents.totals.further')}
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
        <TaxSums groups={typedTaxes({ lines, furtherCharges, total }, taxRules)} />
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

type Props = {
  /** The computed total in the number format of the language. */
  computed: string;
  readOnly: boolean;
  isOverridden: boolean;
};

/** 'Gesamtbetrag': shows the computed total until another one is typed. */
function TotalField({ computed, readOnly, isOverridden }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const { field, fieldState } = useController<EditorValues, 'total'>({ name: 'total' });
  /** During typing an empty field stays empty. */
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    field.onChange(text);
  };
  const leave = () => {
    setTyped(undefined);
    const settled = settledMoney(locale)(field.value);
    // A user who types the computed total, or nothing, wants the computed one.
    if (field.value !== settled || settled === computed) {
      field.onChange(settled === computed ? '' : settled);
    }
    field.onBlur();
  };
  return (
    <TextField
      label={translate('documents.totals.total')}
      fullWidth
      autoComplete="off"
      name={field.name}
      inputRef={field.ref}
      value={typed ?? (field.value === '' ? computed : field.value)}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      error={fieldState.invalid}
      helperText={<InputProblem error={fieldState.error} />}
      color={isOverridden ? 'warning' : 'primary'}
      focused={isOverridden || undefined}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...FIGURE, readOnly, style: { ...FIGURE.style, fontWeight: 700 } },
        input: { endAdornment: EURO },
      }}
    />
  );
}

/** The shipments are weighed gross. */
const grossOf = (lines: readonly EditorLine[]) => ({
  content: lines.map(({ quantity }) => ({ qty: kilogramsIn(quantity) })),
});
