import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { FormCard } from '../form/FormCard.tsx';
import { LastMessage } from './LastMessage.tsx';

const SHOWN = 5;

/** The latest messages between the office and the customer; nothing if the back end has no chat. */
export function ConversationCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const customerId = order.user?._id;
  const { data, isPending, isError } = useQuery({
    queryKey: ['lastMessages', customerId],
    queryFn: async ({ signal }) =>
      (await provider.getLastMessages(customerId ?? '', SHOWN, { signal })) ?? null,
    enabled: customerId !== undefined,
    meta: { silent: true },
  });
  if (isPending || data === null) return null;
  const note = isError ? 'conversation.failed' : 'conversation.none';
  return (
    <FormCard title={translate('conversation.title')} icon={ChatOutlined}>
      {data && data.length > 0 ? (
        <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
          {data.map((one) => (
            <LastMessage
              key={one._id}
              message={one}
              from={
                one.senderId === customerId ? senderName(order) : translate('conversation.office')
              }
            />
          ))}
        </Box>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate(note)}
        </Typography>
      )}
    </FormCard>
  );
}
