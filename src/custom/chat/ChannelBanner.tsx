import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useFromOverview } from '../../providers/chat/use-chat.ts';

/**
 * Says that there is no connection, and that nothing is lost. A back end without a live channel is
 * polled now and then, which needs no banner.
 */
export function ChannelBanner() {
  const translate = useTranslate();
  const channel = useFromOverview((overview) => overview.channel);
  return (
    <div role="status">
      {channel === 'offline' && (
        <Alert severity="warning" sx={{ borderRadius: 0, py: 0 }}>
          {translate('chat.screen.channel.offline')}
        </Alert>
      )}
    </div>
  );
}
