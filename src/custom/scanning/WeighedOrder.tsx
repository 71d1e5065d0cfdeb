import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import type { ScannedOrder } from '../../../domain/parcels/scans.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { isolated } from '../../i18n/languages.ts';
import { loadWeighingTexts } from '../../i18n/weighing/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import { useParcels } from '../../providers/use-app-data-provider.ts';
import { OrderPrice } from '../orders/weighing/OrderPrice.tsx';
import { WeighedBeside } from '../orders/weighing/WeighedBeside.tsx';

const Texts = lazyTexts('weighing', loadWeighingTexts);

type Props = { order: Pick<ScannedOrder, '_id' | 'billCode'> };

/**
 * What the parcels of an order weigh together once one of them was on the scales: announced and weighed
 * side by side, and the price that the list proposes, to be taken.
 */
export default function WeighedOrder(props: Props) {
  return (
    <Texts>
      <Sum {...props} />
    </Texts>
  );
}

function Sum({ order: { _id, billCode } }: Props) {
  const translate = useTranslate();
  const { data: order } = useGetOne<Order>(
    'commands',
    { id: _id, meta: { silent: true } },
    { retry: false, throwOnError: false },
  );
  if (!order) return null;
  return (
    <Stack
      component="section"
      aria-label={translate('scanning.orderSum', { code: isolated(billCode) })}
      sx={{ gap: 1 }}
    >
      <Typography component="h2" sx={{ fontWeight: 650 }}>
        {translate('scanning.orderSum', { code: isolated(billCode) })}
      </Typography>
      <SumOf order={order} />
    </Stack>
  );
}

function SumOf({ order }: { order: Order }) {
  const parcels = useParcels(order);
  return (
    <>
      <WeighedBeside order={order} parcels={parcels} />
      <OrderPrice order={order} parcels={parcels} />
    </>
  );
}
