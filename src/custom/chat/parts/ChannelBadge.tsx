import type { PhoneChannel } from '../../../../domain/messages/channels.ts';
import { CHANNEL_OUTLINES } from './channel-icons.ts';

/** The sign of a channel of a phone number. */
export const ChannelSign = ({ channel }: { channel: PhoneChannel }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={CHANNEL_OUTLINES[channel]} />
  </svg>
);

type Props = { channel: PhoneChannel; texts: { readonly name: string; readonly by: string } };

/** By which channel of a phone number a message came or went. */
export const ChannelBadge = ({ channel, texts: { name, by } }: Props) => (
  <span className="chat-via" data-hint={by}>
    <ChannelSign channel={channel} />
    {name}
  </span>
);
