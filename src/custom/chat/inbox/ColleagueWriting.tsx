import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { isolated } from '../../../i18n/languages.ts';
import { useFromOverview } from '../../../providers/chat/use-chat.ts';
import type { ShownConversation } from '../parts/use-shown-conversation.ts';

type Props = { conversation: ShownConversation | undefined };

/** Says above the input that a colleague is about to answer, so that two do not. */
export const ColleagueWriting = memo(function ColleagueWriting({ conversation }: Props) {
  const translate = useTranslate();
  const name = useFromOverview(({ writers }) => {
    const all = conversation && writers.get(conversation._id);
    const staff = all?.filter(({ from }) => from === 'staff');
    return staff?.map((writer) => isolated(writer.name)).join(', ');
  });
  return (
    <Box
      role="status"
      sx={{ px: 2, fontSize: 13, color: 'text.secondary', bgcolor: 'faint.warning' }}
    >
      {name && translate('chat.inbox.team.writing', { name })}
    </Box>
  );
});
