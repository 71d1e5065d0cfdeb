import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { UNSEEN } from '../message/unseen.ts';
import type { QuickReply } from './quick-replies.ts';

type Props = {
  listId: string;
  idOf: (index: number) => string;
  isOpen: boolean;
  found: readonly QuickReply[];
  at: number;
  onChoose: (reply: QuickReply) => void;
};

/** The quick replies above the input. The focus stays in the input; its keys choose among them. */
export function QuickReplyMenu({ listId, idOf, isOpen, found, at, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Box role="status" sx={UNSEEN}>
        {isOpen && translate('chat.composer.replies.found', { smart_count: found.length })}
      </Box>
      {isOpen && (
        <Paper elevation={6} sx={PLACE}>
          {found.length === 0 ? (
            <Typography variant="body2" sx={{ p: 1.5, color: 'text.secondary' }}>
              {translate('chat.composer.replies.none')}
            </Typography>
          ) : (
            <Box
              id={listId}
              role="listbox"
              aria-label={translate('chat.composer.replies.title')}
              sx={{ p: 0.5 }}
            >
              {found.map((reply, index) => (
                <Box
                  key={reply.id}
                  ref={index === at ? showWhole : undefined}
                  id={idOf(index)}
                  role="option"
                  aria-selected={index === at}
                  tabIndex={-1}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(reply)}
                  sx={{ ...ROW, ...(index === at && { bgcolor: 'action.selected' }) }}
                >
                  <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
                    {reply.title}
                  </Typography>
                  <Typography variant="body2" dir="auto" noWrap sx={{ color: 'text.secondary' }}>
                    {reply.text}
                  </Typography>
                </Box>
              ))}
            </Box>
          )}
        </Paper>
      )}
    </>
  );
}

const showWhole = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

const PLACE = {
  position: 'absolute',
  bottom: '100%',
  insetInline: 0,
  mb: 1,
  maxHeight: 280,
  overflowY: 'auto',
  zIndex: 4,
} as const;

const ROW = {
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
