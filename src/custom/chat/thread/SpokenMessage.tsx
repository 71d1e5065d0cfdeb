import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Message, MessageSide } from '../../../../domain/chat/message.ts';
import { summaryOf } from '../../../../domain/chat/message-content.ts';
import { UNSEEN } from '../message/unseen.ts';

type Props = {
  messages: readonly Message[];
  side: MessageSide;
  /** How a message of the other side is announced. */
  from: string;
};

/**
 * Reads out the newest message of the other side, once a screen reader has nothing else to say. What
 * was there when the conversation was opened is not read out, and neither is one's own.
 */
export const SpokenMessage = memo(function SpokenMessage({ messages, side, from }: Props) {
  const translate = useTranslate();
  const newest = messages.at(-1);
  const [opened] = useState(newest?.position ?? 0);
  const isSpoken = newest !== undefined && newest.position > opened && newest.from !== side;
  return (
    <Box role="log" sx={UNSEEN}>
      {isSpoken && <p key={newest.position}>{`${from}: ${spokenOf(newest, translate)}`}</p>}
    </Box>
  );
});

const spokenOf = ({ message }: Message, translate: (key: string) => string): string => {
  const summary = summaryOf(message) ?? { kind: 'file' };
  return 'text' in summary ? summary.text : translate(`chat.kinds.${summary.kind}.short`);
};
