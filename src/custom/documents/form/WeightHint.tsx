import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { otherWeights, writtenWeights } from '../../../../domain/documents/weights.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fromGrams } from '../../../../domain/weight.ts';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { useParcels } from '../../../providers/use-app-data-provider.ts';

type Props = {
  /** Which weight this is: of the invoice lines, or of the order, which a declaration prints. */
  of: 'lines' | 'declaration';
  order: Order;
  grams: number;
};

/** Points out that another weight of the same goods is recorded. It blocks nothing. */
export function WeightHint({ of, order, grams }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const parcels = useParcels(order);
  const written = writtenWeights({ wights: order.wights, parcels });
  const weight = (some: number) => `\u2068${formatNumber(fromGrams(some), locale, 'kg')}\u2069`;
  const others = otherWeights(grams, written);
  return others.map(({ at, grams: there }) => (
    <Typography key={at} variant="body2" sx={{ color: 'ink.warning' }}>
      {translate(
        of === 'lines' ? `editor.weights.lines.${at}` : 'editor.weights.declaration.parcels',
        {
          here: weight(grams),
          there: weight(there),
        },
      )}
    </Typography>
  ));
}
