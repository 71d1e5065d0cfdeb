import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MOST_CHARACTERS } from '../../../../domain/messages/answering.ts';
import {
  CHANNELS,
  type Channel,
  type PhoneChannel,
} from '../../../../domain/messages/campaigns.ts';
import { segmentsOf } from '../../../../domain/messages/segments.ts';
import { ChannelSign } from '../parts/ChannelMark.tsx';
import type { AnswerChannel } from './use-answer-channel.ts';
import { useChannelRule } from './use-channel-rule.ts';

type Props = { answer: AnswerChannel; text: string; hasFiles: boolean };

/** On which channel the customer gets the answer, with what holds there. */
export function ChannelChoice({ answer, text, hasFiles }: Props) {
  const translate = useTranslate();
  const { chosen, choose, channels } = answer;
  const rule = useChannelRule(answer);
  const isOpen = (channel: Channel) =>
    channel === 'chat' || channels === undefined || channels[channel].can;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap' }}
    >
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
            {channel !== 'chat' && <ChannelSign channel={channel} />}
            {rule.nameOf(channel)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
        {rule.now}
      </Typography>
      {chosen !== 'chat' && <Fit channel={chosen} text={text} hasFiles={hasFiles} />}
    </Box>
  );
}

/** How much of a text a channel takes, and what does not go there at all. */
function Fit({
  channel,
  text,
  hasFiles,
}: {
  channel: PhoneChannel;
  text: string;
  hasFiles: boolean;
}) {
  const translate = useTranslate();
  const name = translate(`chat.channels.names.${channel}`);
  const content = text.trim();
  const most = MOST_CHARACTERS[channel];
  if (hasFiles) return <Warning>{translate('chat.channels.filesLeft', { channel: name })}</Warning>;
  if ([...content].length > most) {
    return <Warning>{translate('chat.channels.tooLong', { channel: name, count: most })}</Warning>;
  }
  const { segments } = segmentsOf(content);
  if (channel !== 'sms' || segments === 0) return null;
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {translate('chat.channels.segments', { count: segments })}
    </Typography>
  );
}

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
