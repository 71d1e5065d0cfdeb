import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { isDeletion } from './bulk/is-deletion.ts';
import { VERB_ICONS } from './bulk/verb-icons.ts';
import { useRowDeeds } from './row-deeds.ts';
import type { RowVerb } from './stages.ts';

/** The actions of a row or a card, as buttons. */
export function RowVerbButtons({ order }: { order: Order }) {
  const { verbs } = useRowDeeds();
  if (verbs.length === 0) return null;
  return (
    <Box sx={{ display: 'inline-flex' }}>
      {verbs.map((verb) => (
        <RowVerbButton key={verb} order={order} verb={verb} />
      ))}
    </Box>
  );
}

function RowVerbButton({ order, verb }: { order: Order; verb: RowVerb }) {
  const translate = useTranslate();
  const { ask } = useRowDeeds();
  const Icon = VERB_ICONS[verb];
  const name = translate(`orders.bulk.${verb}.label`);
  const label = translate('orders.list.verbOf', { verb: name, code: order.billCode ?? '' });
  return (
    <Tooltip title={name}>
      <IconButton
        color={isDeletion(verb) ? 'error' : 'primary'}
        aria-label={label}
        onClick={() => ask(order, verb)}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
