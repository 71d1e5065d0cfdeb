import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetOne, useNavigate, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { orderAddress } from '../../../../domain/orders/addresses.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { useIdleLoad } from '../../../kit/draw-ahead.ts';
import { NotAllowed } from '../../../kit/failure/LoadFailure.tsx';
import { useFieldOfAddress } from '../../../kit/form/use-field-of-address.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { Title } from '../../../kit/Title.tsx';
import { useIsViewKnown, useView } from '../../../kit/view/use-view.ts';
import { NoOrder } from '../NoOrder.tsx';
import { OrderPage } from '../order-page.ts';
import { OrderForm } from './OrderForm.tsx';
import { OrderFormAwaited } from './OrderFormAwaited.tsx';
import { valuesOf } from './order-values.ts';

/** The form of an existing order. It starts from the server's current version, not from a list's copy. */
export default function OrderEdit() {
  const { id = '' } = useParams();
  const access = useAccess(commands);
  const isKnown = useIsViewKnown();
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<Order>(
    'commands',
    { id },
    { retry: false, refetchOnMount: 'always' },
  );
  if (access.isKnown && !access.edit) return <NotAllowed />;
  if (error && !data) return <NoOrder error={error} onRetry={() => refetch()} />;
  return (
    <Box sx={{ maxWidth: 1120, pt: 2 }}>
      {data && isFetchedAfterMount && isKnown ? (
        <EditOrder key={id} order={data} />
      ) : (
        <OrderFormAwaited />
      )}
    </Box>
  );
}

/**
 * Initialised once: a later version of the order must not change what is being typed. Whose form it is
 * is known by then, or it would begin without what only some may see.
 */
function EditOrder({ order }: { order: Order }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const view = useView();
  const [initial] = useState(() => valuesOf(view, order));
  const code = isolated(order.billCode ?? '');
  const texts = order.billCode ? 'order.form' : 'order.unnumbered';
  useFieldOfAddress();
  // Where saving leads, also when the line is lost by then.
  useIdleLoad(OrderPage.prepare);
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
