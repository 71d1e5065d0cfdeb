import Box from '@mui/material/Box';
import { type ReactNode, use } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { listAddress } from '../../kit/list/list-address.ts';
import { type FilterPart, type ListView, ListViewContext } from '../../kit/view/list-view.ts';
import type { View } from '../../kit/view/view.ts';
import { useOrderFlags } from './order-flags.ts';

type Props = {
  order: Order;
  /** Whether a click on one leads to all orders of the list that are like this one. */
  leads?: boolean;
};

/** Paid, verified, ID complete and SMS sent as one icon each, always in the same places: what of it is not withheld. */
export function OrderFlags({ order, leads = false }: Props) {
  const translate = useTranslate();
  const listed = use(ListViewContext);
  const flags = useOrderFlags();
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.25, verticalAlign: 'middle' }}>
      {flags.map(({ icon: Icon, holds, yes, no, filter, like }) => {
        const on = holds(order);
        const label = translate(on ? yes : no);
        const way = leads && listed?.list.filters.includes(filter) ? listed : undefined;
        const only = way ? translate('orders.flags.only', { flag: label }) : label;
        const icon = (
          <Box
            key={yes}
            component="span"
            role="img"
            aria-label={label}
            data-hint={only}
            sx={{
              display: 'inline-flex',
              p: '2px',
              borderRadius: 1,
              border: 1,
              borderStyle: on ? 'solid' : 'dashed',
              borderColor: on ? 'transparent' : 'divider',
              bgcolor: on ? 'success.main' : 'transparent',
              color: on ? 'success.contrastText' : 'text.disabled',
            }}
          >
            <Icon sx={{ fontSize: 16 }} />
          </Box>
        );
        return way ? (
          <ToOrdersLike key={yes} label={only} to={() => addressIn(way, like(order))}>
            {icon}
          </ToOrdersLike>
        ) : (
          icon
        );
      })}
    </Box>
  );
}

const addressIn = ({ view, list }: { view: View; list: ListView }, filter: FilterPart): string =>
  listAddress(list.path ?? `/${view.definition.name}`, filter);

type WayProps = { label: string; to: () => string; children: ReactNode };

/** No link: the address of each would be made for every row that scrolls past. */
function ToOrdersLike({ label, to, children }: WayProps) {
  const navigate = useNavigate();
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      onClick={() => navigate(to())}
      sx={BUTTON}
    >
      {children}
    </Box>
  );
}

const BUTTON = {
  display: 'inline-flex',
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:hover': { outline: 1, outlineColor: 'text.secondary' },
} as const;
