import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { START_STAGES } from '../../../domain/orders/stages.ts';
import { commands } from '../../../domain/resources/commands.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { type FilterPart, useListView } from '../../kit/view/list-view.ts';
import type { NewOrderState, OrderStart } from './form/order-values.ts';

/** The add button of a list (specification 2.5), for users who may create orders. */
export function AddOrderButton() {
  const { list } = useListView();
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { create } = useAccess(commands);
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!create) return null;
  const label = translate('orders.list.add');
  const state: NewOrderState = { ...startOf(list.filter), from: pathname };
  const button = { component: Link, to: '/commands/create', state, variant: 'contained' } as const;
  return onPhone ? (
    <Button {...button} aria-label={label} sx={{ minWidth: 40, px: 0 }}>
      <Add />
    </Button>
  ) : (
    <Button {...button} size="small" startIcon={<Add />}>
      {label}
    </Button>
  );
}

/** The initial state of an order that is added from the list of a stage; elsewhere the default. */
const startOf = ({ tripGroup, commandMode }: FilterPart): OrderStart => ({
  ...(tripGroup !== undefined && { tripGroup: tripGroup === 'B' ? 'B' : 'A' }),
  ...(isOneOf(START_STAGES, commandMode) && { commandMode }),
});
