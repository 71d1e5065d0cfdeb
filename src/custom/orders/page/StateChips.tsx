import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ORDER_FLAGS } from '../order-flags.ts';

/** Paid, verified, ID and SMS as chips: filled if true, outlined if not. */
export function StateChips({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
      {ORDER_FLAGS.map(({ icon: Icon, holds, yes, no }) => {
        const on = holds(order);
        return (
          <Box component="li" key={yes} sx={{ listStyle: 'none' }}>
            <Chip
              icon={on ? <CheckOutlined /> : <Icon />}
              label={translate(on ? yes : no)}
              variant={on ? 'filled' : 'outlined'}
              color={on ? 'success' : 'default'}
              sx={on ? {} : { color: 'text.secondary', borderStyle: 'dashed' }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
