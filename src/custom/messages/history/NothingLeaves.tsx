import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { admin, allows } from '../../../../domain/access.ts';
import {
  channelVariable,
  PHONE_CHANNELS,
  type PhoneChannel,
} from '../../../../domain/messages/channels.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { MessagingTextsProvider } from '../MessagingTextsProvider.tsx';
import { caption } from './sent-messages.ts';

type Props = {
  /** The channels that matter here; by default all to phones. */
  channels?: readonly PhoneChannel[];
};

/** Says that messages to phones are only written down, while nothing carries them out of the house. */
export function NothingLeaves(props: Props) {
  return (
    <MessagingTextsProvider>
      <Banner {...props} />
    </MessagingTextsProvider>
  );
}

function Banner({ channels = PHONE_CHANNELS }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  const storedChannels = useStoredChannels(channels);
  if (storedChannels.length === 0) return null;
  const names = storedChannels
    .map((channel) => translate(choiceLabelKey('deliveries', 'channel', channel)))
    .join(', ');
  const isAll = storedChannels.length === channels.length;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {isAll
        ? translate(caption('inside.all'))
        : translate(caption('inside.some'), { channels: names })}{' '}
      {actor && allows(admin, actor) && (
        <>
          {translate(caption('inside.change'))}{' '}
          <bdi dir="ltr">
            <code>
              {storedChannels.map((channel) => channelVariable(channel, 'DRIVER')).join(', ')}
            </code>
          </bdi>
        </>
      )}
    </Alert>
  );
}

/** The channels by which nothing leaves the house; none while that is unknown. */
function useStoredChannels(channels: readonly PhoneChannel[]): readonly PhoneChannel[] {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: ['gateway'],
    queryFn: async ({ signal }) => (await provider.getGateway({ signal })) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  return data ? channels.filter((channel) => !data[channel].leavesHouse) : [];
}
