import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { declaredTotals } from '../../../../domain/documents/totals.ts';
import { fromCents } from '../../../../domain/money.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { toGrams } from '../../../../domain/weight.ts';
import { formatMoney } from '../../../kit/format/numbers.ts';
import type { EditorValues } from '../editor-values.ts';
import { useCompany } from '../printing/use-company.ts';
import { readCents, readNumber } from '../typed-figures.ts';
import { paperWord } from './paper-word.ts';
import { WeightHint } from './WeightHint.tsx';

const countOf = (typed: string): number | null => {
  const count = readNumber(typed);
  return typeof count === 'number' ? count : null;
};

/** The live total of the declared goods, against the limit of their direction. */
export function DeclaredSum({ order }: { order: Order }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { company } = useCompany();
  const lines = useWatch<EditorValues, 'lines'>({ name: 'lines' });
  const { count, valueCents } = declaredTotals(
    lines.map(({ quantity, amount }) => ({ count: countOf(quantity), cents: readCents(amount) })),
  );
  const money = (cents: number) => `\u2068${formatMoney(fromCents(cents), locale)}\u2069`;
  const limit = company?.limits.declaredValueCents[order.tripGroup];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <Typography variant="body2" color="text.secondary">
          {paperWord('documents.declared.count', { smart_count: count })}
        </Typography>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {paperWord('documents.declared.sum', { sum: money(valueCents) })}
        </Typography>
      </Box>
      <WeightHint of="declaration" order={order} grams={toGrams(order.wights)} />
      {limit !== undefined && valueCents > limit && (
        <Alert severity="warning">
          {translate('documents.declared.overLimit', { limit: money(limit) })}
        </Alert>
      )}
    </Box>
  );
}
