import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import { listOf, orderAddress } from '../../../../domain/orders/addresses.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { NotAllowed } from '../../../kit/failure/LoadFailure.tsx';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { Title } from '../../../kit/Title.tsx';
import { useIsViewKnown, useView } from '../../../kit/view/use-view.ts';
import { OrderForm } from './OrderForm.tsx';
import { OrderFormAwaited } from './OrderFormAwaited.tsx';
import { emptyValues, type NewOrderState, orderStart } from './order-values.ts';

/** A new order. The list it is added from passes its initial state as navigation state. */
export default function OrderCreate() {
  const translate = useTranslate();
  const access = useAccess(commands);
  const isKnown = useIsViewKnown();
  if (access.isKnown && !access.create) return <NotAllowed />;
  return (
    <Box sx={{ maxWidth: 1120, pt: 2 }}>
      <Title title={translate('order.form.createTitle')} />
      {isKnown ? <NewOrder /> : <OrderFormAwaited />}
    </Box>
  );
}

/** Initialised once, by the rights of whoever opens it. */
function NewOrder() {
  const navigate = useNavigate();
  const toast = useToast();
  const { state } = useLocation();
  const [start] = useState(() => orderStart(state));
  const view = useView();
  const [initial] = useState(() => emptyValues(view, start));

  // What follows happens on its page: weighing, the price, documents. Back leads to the list.
  const stay = (order: Order) => {
    const { billCode } = order;
    // The server has not numbered one that waits for the connection.
    toast(billCode ? 'order.form.created' : 'order.unnumbered.created', {
      type: 'success',
      args: { code: isolated(billCode ?? '') },
      action: { label: 'order.form.createTitle', onChoose: () => beginAnother(order) },
    });
    navigate(orderAddress(order.id), { replace: true, state: { _scrollToTop: true } });
  };
  const beginAnother = ({ tripGroup, commandMode }: Order) => {
    const next: NewOrderState = { tripGroup, commandMode, ...(start.from && { from: start.from }) };
    navigate('/commands/create', { state: next });
  };

  return <OrderForm initial={initial} backTo={start.from ?? listOf(initial)} onSaved={stay} />;
}
