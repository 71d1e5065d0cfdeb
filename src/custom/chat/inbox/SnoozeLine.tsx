import Snooze from '@mui/icons-material/Snooze';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { isSnoozed } from '../../../../domain/chat/inbox.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoment } from '../../../kit/format/dates.ts';
import type { ShownConversation } from '../parts/use-shown-conversation.ts';
import { useConversationChange } from './use-conversation-change.ts';
import { useMinute } from './use-minute.ts';

type Props = { conversation: ShownConversation | undefined };

/** Says above the messages until when the conversation is put off. */
export const SnoozeLine = memo(function SnoozeLine({ conversation }: Props) {
  const translate = useTranslate();
  const change = useConversationChange(conversation?._id);
  const isPutOff = isSnoozed(conversation ?? {}, useMinute());
  return (
    <Box role="status">
      {isPutOff && conversation?.snoozedUntil && (
        <Box sx={LINE}>
          <Snooze fontSize="small" />
          <span>
            {translate('chat.inbox.later.until', {
              time: isolated(formatMoment(conversation.snoozedUntil), 'ltr'),
            })}
          </span>
          <Button size="small" onClick={() => void change({ snoozedUntil: null })}>
            {translate('chat.inbox.later.now')}
          </Button>
        </Box>
      )}
    </Box>
  );
});

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.5,
  fontSize: 13,
  bgcolor: 'faint.warning',
} as const;
