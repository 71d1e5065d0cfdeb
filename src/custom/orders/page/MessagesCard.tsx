import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { useInSight } from '../../../providers/use-in-sight.ts';
import { useLastMessages } from '../../messages/history/use-last-messages.ts';

const LastMessages = lazyPart(
  () => import('../../messages/history/LastMessages.tsx'),
  'LastMessages',
);

/**
 * The last messages that were sent about the order, read once the card is seen; nothing if the back
 * end keeps none. What shows them is loaded if there are any.
 */
export function MessagesCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const of = { orders: String(order.id) };
  const { messages, areStored, error, refetch } = useLastMessages(of, useInSight(place, '200px'));
  if (!areStored) return null;
  const note = (key: string) => (
    <Typography variant="body2" color="text.secondary">
      {translate(key)}
    </Typography>
  );
  return (
    <Box ref={place} sx={{ minWidth: 0 }}>
      <SectionCard title={translate('order.page.messages')} icon={ForwardToInboxOutlined}>
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!error && !messages && note('common.loading')}
        {messages?.length === 0 && note('order.page.noMessages')}
        {messages && messages.length > 0 && (
          <Suspense fallback={note('common.loading')}>
            <LastMessages of={of} messages={messages} />
          </Suspense>
        )}
      </SectionCard>
    </Box>
  );
}
