import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { bearsTax, STANDARD_PERCENT } from '../../../../domain/company/tax.ts';
import { pricesIn, taxedLinesCents } from '../../../../domain/documents/invoice/price-basis.ts';
import { fromCents } from '../../../../domain/money.ts';
import { neededBasis } from '../../../../domain/orders/buyer-tax.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoney, formatNumber } from '../../../kit/format/numbers.ts';
import { billToOf, type EditorValues } from '../editing/editor-values.ts';
import { readCents, typedCents } from '../editing/typed-figures.ts';
import { useTaxRules } from './InvoiceLines.tsx';

/**
 * The question what becomes of prices where the buyer changes whether tax is charged on them: what the
 * customer pays beside the tax stays, or what was typed. Nobody but the office knows which of the two
 * was agreed, so neither is done by itself, and the invoice is not issued before.
 */
export function PriceBasisQuestion() {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext<EditorValues>();
  const rules = useTaxRules();
  const [billTo, priceBasis, lines, furtherCharges, total] = useWatch<
    EditorValues,
    ['billTo', 'priceBasis', 'lines', 'furtherCharges', 'total']
  >({ name: ['billTo', 'priceBasis', 'lines', 'furtherCharges', 'total'] });
  const needed = neededBasis(billTo && billToOf(billTo));
  const numbers = lines.flatMap(({ tax, amount }, at) =>
    bearsTax(tax, rules) && readCents(amount) !== null ? [at + 1] : [],
  );
  if (priceBasis === null || priceBasis === needed || numbers.length === 0) return null;
  const prices = {
    lines: lines.map(({ tax, amount }) => ({ cents: readCents(amount), ...(tax && { tax }) })),
    extraCents: readCents(furtherCharges),
    totalCents: readCents(total),
  };
  const others = pricesIn(needed, prices, rules);
  const asText = (cents: number) => isolated(formatMoney(fromCents(cents), locale));
  const found = {
    lines: translate('editor.tax.basis.lines', {
      smart_count: numbers.length,
      numbers: isolated(numbers.join(', '), 'ltr'),
    }),
    typed: asText(taxedLinesCents(prices, rules)),
    other: asText(taxedLinesCents(others, rules)),
    percent: isolated(formatNumber(STANDARD_PERCENT, locale, 'percent'), 'ltr'),
  };
  const settle = () => setValue('priceBasis', needed, { shouldDirty: true });
  const take = () => {
    for (const [at, { cents }] of others.lines.entries()) {
      if (cents === null || cents === prices.lines[at]?.cents) continue;
      setValue(`lines.${at}.amount`, typedCents(cents, locale), { shouldDirty: true });
    }
    for (const [name, cents] of [
      ['furtherCharges', others.extraCents],
      ['total', others.totalCents],
    ] as const) {
      if (cents !== null) setValue(name, typedCents(cents, locale), { shouldDirty: true });
    }
    settle();
  };
  const answers = needed === 'net' ? NET : GROSS;
  return (
    <Alert severity="warning" role="group" aria-label={translate('editor.tax.basis.title')}>
      {translate(`editor.tax.basis.${needed}`, found)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={take}>
          {translate(`editor.tax.basis.${answers.change}`, found)}
        </Button>
        <Button size="small" color="inherit" variant="outlined" onClick={settle}>
          {translate(`editor.tax.basis.${answers.keep}`, found)}
        </Button>
      </Box>
    </Alert>
  );
}

const NET = { change: 'less', keep: 'keepNet' } as const;
const GROSS = { change: 'more', keep: 'keepGross' } as const;
