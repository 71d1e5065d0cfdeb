import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { proposePrice } from '../../../../domain/prices/price-proposal.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useParcels } from '../../../providers/use-app-data-provider.ts';
import { ProposedPrice } from '../../prices/ProposedPrice.tsx';
import { usePriceList } from '../../prices/use-price-list.ts';
import { type EditorValues, filledLines } from '../editing/editor-values.ts';
import { readCents, readNumber, typedCents } from '../editing/typed-figures.ts';
import { kilogramsIn } from './TypedWeights.tsx';

type Props = { at: number; order: Order };

/**
 * The price that the list proposes for a line of an invoice, where the line has another one. The only
 * line is the whole order with its parcels; of several lines, each is priced like one parcel.
 */
export function LinePrice({ at, order }: Props) {
  const locale = useLocale() ?? 'en';
  const { list } = usePriceList();
  const parcels = useParcels(order);
  const { setFocus, setValue } = useFormContext<EditorValues>();
  const [lines, packages, priceBasis, reason] = useWatch<
    EditorValues,
    ['lines', 'packages', 'priceBasis', 'priceReason']
  >({ name: ['lines', 'packages', 'priceBasis', 'priceReason'] });
  const line = lines[at];
  // The list has prices with the tax in them.
  if (!line || !list || (priceBasis === 'net' && line.tax)) return null;
  const isWhole = filledLines(lines).length === 1;
  const count = readNumber(packages);
  const proposal = proposePrice(
    {
      direction: order.tripGroup,
      kilograms: kilogramsIn(line.quantity),
      count: isWhole && typeof count === 'number' ? count : 1,
      parcels: isWhole ? parcels : [],
    },
    list,
  );
  const current = readCents(line.amount);
  if (!proposal || current === proposal.cents) return null;
  const take = () => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`lines.${at}.amount`, typedCents(proposal.cents, locale), options);
    if (isWhole) setValue('priceReason', '', options);
    setFocus(`lines.${at}.amount`);
  };
  const storesReason = order.priceReason !== undefined;
  return (
    <Box sx={{ pb: 1, maxWidth: 480 }}>
      <ProposedPrice
        proposal={proposal}
        current={current}
        reason={reason}
        onTake={take}
        onLeave={
          storesReason
            ? (typed) => setValue('priceReason', typed, { shouldDirty: true })
            : undefined
        }
      />
    </Box>
  );
}
