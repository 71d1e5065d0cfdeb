import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLacks } from '../../../providers/use-capabilities.ts';
import type { ShownConversation } from '../parts/use-shown-conversation.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import { SideOrder } from './SideOrder.tsx';
import { ORDERS_LOOKED_AT, useOrdersOf } from './use-customer.ts';

type Props = { clientId: string; conversation: ShownConversation | undefined };

/** What is known of the customer, beside the conversation: who they are, and their orders. */
export default function ChatSide({ clientId, conversation }: Props) {
  const translate = useTranslate();
  const hasOrders = !useLacks()('commands');
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2.5 }}>
      <Part title={translate('chat.inbox.side.customer')}>
        <CustomerFacts clientId={clientId} conversation={conversation} />
      </Part>
      {hasOrders && (
        <Part title={translate('chat.inbox.side.open')}>
          <Orders clientId={clientId} />
        </Part>
      )}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={headingId} variant="overline" component="h2" sx={{ lineHeight: 1.6 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Orders({ clientId }: { clientId: string }) {
  const translate = useTranslate();
  const { open, past, hasMore, isPending, hasFailed, retry } = useOrdersOf(clientId);
  if (hasFailed) {
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="body2">{translate('chat.inbox.side.failed')}</Typography>
        <Button size="small" variant="outlined" onClick={retry}>
          {translate('common.retry')}
        </Button>
      </Box>
    );
  }
  if (isPending) {
    return (
      <Skeleton
        variant="rounded"
        height={120}
        role="status"
        aria-label={translate('chat.inbox.side.loading')}
      />
    );
  }
  return (
    <>
      {open.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('chat.inbox.side.none')}
        </Typography>
      )}
      <Box component="ul" sx={LIST}>
        {open.map((order) => (
          <SideOrder key={order.id} order={order} />
        ))}
      </Box>
      {past.length > 0 && (
        <Box component="details">
          <Typography component="summary" variant="body2" sx={SUMMARY}>
            {translate('chat.inbox.side.past', { smart_count: past.length })}
          </Typography>
          <Box component="ul" sx={LIST}>
            {past.map((order) => (
              <SideOrder key={order.id} order={order} />
            ))}
          </Box>
        </Box>
      )}
      {hasMore && (
        <Typography variant="caption" color="text.secondary">
          {translate('chat.inbox.side.more', { count: ORDERS_LOOKED_AT })}
        </Typography>
      )}
    </>
  );
}

const LIST = { m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' } as const;
const SUMMARY = { cursor: 'pointer', color: 'text.secondary', mb: 1 } as const;
