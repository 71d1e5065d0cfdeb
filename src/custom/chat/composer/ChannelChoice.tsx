import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Answerable } from '../../../../domain/messages/answering.ts';
import {
  CHANNELS,
  type Channel,
  channelOf,
  isPhoneChannel,
  type PhoneChannel,
  phoneChannelOf,
} from '../../../../domain/messages/channels.ts';
import { segmentsOf } from '../../../../domain/messages/segments.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { ChannelSign } from '../parts/ChannelBadge.tsx';
import type { AnswerChannel } from './use-answer-channel.ts';
import { useChannelRule } from './use-channel-rule.ts';

type Props = { answer: AnswerChannel; text: string; hasFiles: boolean };

/** On which channel the customer gets the message, with what holds there: parts of one line. */
export function ChannelChoice({ answer, text, hasFiles }: Props) {
  const translate = useTranslate();
  const { chosen, choose, channels } = answer;
  const rule = useChannelRule(answer);
  const isOpen = (channel: Channel) =>
    !isPhoneChannel(channel) || channels === undefined || channels[channel].can;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={chosen}
        aria-label={translate('chat.channels.choose')}
        onChange={(_event, next: Channel | null) => next && isOpen(next) && choose(next)}
      >
        {CHANNELS.map((channel) => (
          <ToggleButton
            key={channel}
            value={channel}
            aria-disabled={!isOpen(channel)}
            data-hint={isOpen(channel) ? undefined : rule.of(channel)}
            sx={{
              ...BUTTON,
              ...(!isOpen(channel) && { opacity: 0.5, cursor: 'not-allowed' }),
            }}
          >
            {isPhoneChannel(channel) && <ChannelSign channel={channel} />}
            {rule.nameOf(channel)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', flex: rule.now ? '1 1 240px' : 'none' }}
      >
        {rule.now}
      </Typography>
      {isPhoneChannel(chosen) && (
        <Fit channel={chosen} text={text} hasFiles={hasFiles} of={channels?.[chosen]} />
      )}
      {isPhoneChannel(chosen) && channels?.[chosen].leavesHouse === false && (
        <Alert severity="info" sx={{ flex: '1 0 100%', py: 0 }}>
          {translate('chat.channels.inside')}
        </Alert>
      )}
    </>
  );
}

/** How much of a text a channel takes, and what does not go there at all. */
function Fit({
  channel,
  text,
  hasFiles,
  of,
}: {
  channel: PhoneChannel;
  text: string;
  hasFiles: boolean;
  of: Answerable | undefined;
}) {
  const translate = useTranslate();
  const locale = useLocale();
  const name = translate(`chat.channels.names.${channel}`);
  const content = text.trim();
  const most = phoneChannelOf(channel).mostCharacters;
  if (hasFiles) return <Warning>{translate('chat.channels.filesLeft', { channel: name })}</Warning>;
  if ([...content].length > most) {
    return <Warning>{translate('chat.channels.tooLong', { channel: name, count: most })}</Warning>;
  }
  const { segments } = segmentsOf(content);
  if (channelOf(channel).pricedBy !== 'segment' || segments === 0) return null;
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {translate('chat.channels.segments', { count: segments })}
      {of?.cost !== undefined && (
        <>
          {' · '}
          {translate('chat.channels.cost', {
            cost: isolated(formatNumber((segments * of.cost) / OF_A_CENT, locale, 'cents')),
          })}
        </>
      )}
    </Typography>
  );
}

/** A cost is in hundredths. */
const OF_A_CENT = 100;

const Warning = ({ children }: { children: string }) => (
  <Typography role="alert" variant="body2" sx={{ color: 'ink.warning', fontWeight: 600 }}>
    {children}
  </Typography>
);

const BUTTON = {
  py: 0.25,
  gap: 0.75,
  textTransform: 'none',
  '& > svg': { width: 16, height: 16, fill: 'currentColor' },
} as const;
