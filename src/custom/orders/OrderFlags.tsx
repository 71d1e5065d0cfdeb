import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { ORDER_FLAGS } from './order-flags.ts';

/** Paid, verified, ID complete and SMS sent as one icon each, always in the same places. */
export function OrderFlags({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.25, verticalAlign: 'middle' }}>
      {ORDER_FLAGS.map(({ icon: Icon, holds, yes, no }) => {
        const on = holds(order);
        const label = translate(on ? yes : no);
        return (
          <Box
            key={yes}
            component="span"
            role="img"
            aria-label={label}
            data-hint={label}
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
      })}
    </Box>
  );
}
