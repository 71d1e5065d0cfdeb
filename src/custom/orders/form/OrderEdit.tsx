import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetOne, useNavigate, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { orderAddress } from '../../../../domain/orders/addresses.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { NotAllowed } from '../../../kit/failure/LoadFailure.tsx';
import { useFieldOfAddress } from '../../../kit/form/use-field-of-address.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { Title } from '../../../kit/Title.tsx';
import { useView } from '../../../kit/view/use-view.ts';
import { NoOrder } from '../NoOrder.tsx';
import { OrderForm } from './OrderForm.tsx';
import { valuesOf } from './order-values.ts';

/** The form of an existing order. It starts from the server's current version, not from a list's copy. */
export default function OrderEdit() {
  const { id = '' } = useParams();
  const access = useAccess(commands);
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<Order>(
    'commands',
    { id },
    { retry: false, refetchOnMount: 'always' },
  );
  if (access.isKnown && !access.edit) return <NotAllowed />;
  if (error && !data) return <NoOrder error={error} onRetry={() => refetch()} />;
  return (
    <Box sx={{ maxWidth: 1120, pt: 2 }}>
      {data && isFetchedAfterMount ? <EditOrder key={id} order={data} /> : <Waiting />}
    </Box>
  );
}

/** Initialised once: a later version of the order must not change what is being typed. */
function EditOrder({ order }: { order: Order }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const view = useView();
  const [initial] = useState(() => valuesOf(view, order));
  const code = isolated(order.billCode ?? '');
  const texts = order.billCode ? 'order.form' : 'order.unnumbered';
  useFieldOfAddress();
  const leave = () => {
    toast(`${texts}.changed`, { type: 'success', args: { code } });
    navigate(orderAddress(order.id), { state: { _scrollToTop: true } });
  };
  return (
    <>
      <Title title={translate(`${texts}.editTitle`, { code })} />
      <OrderForm order={order} initial={initial} backTo={orderAddress(order.id)} onSaved={leave} />
    </>
  );
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
    {['sender', 'recipient', 'parcels', 'state'].map((part) => (
      <Skeleton key={part} variant="rounded" height={180} />
    ))}
  </Box>
);
