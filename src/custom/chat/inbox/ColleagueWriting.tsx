import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useChatOverview } from '../../../providers/chat/use-chat.ts';

/** Says above the input that a colleague is about to answer, so that two do not. */
export function ColleagueWriting({ conversation }: { conversation: Conversation | undefined }) {
  const translate = useTranslate();
  const { writers } = useChatOverview();
  const staff = (conversation && writers.get(conversation._id))?.filter(
    ({ from }) => from === 'staff',
  );
  const name = staff?.map((writer) => isolated(writer.name)).join(', ');
  return (
    <Box
      role="status"
      sx={{ px: 2, fontSize: 13, color: 'text.secondary', bgcolor: 'faint.warning' }}
    >
      {name && translate('chat.inbox.team.writing', { name })}
    </Box>
  );
}
