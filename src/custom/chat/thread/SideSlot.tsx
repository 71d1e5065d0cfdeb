import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useBackCloses } from '../../../kit/dialog/use-back-closes.ts';
import type { ShownConversation } from '../parts/use-shown-conversation.ts';

const ChatSide = lazy(() => import('../side/ChatSide.tsx'));

/** From this width on there is space for a third column. */
const THREE_COLUMNS = '(min-width: 1400px)';
const WIDTH = 320;

/** What stands beside the conversation: always there on a wide screen unless it was closed, else a drawer. */
export function useSide() {
  const isWide = useMediaQuery(THREE_COLUMNS, { noSsr: true });
  const [isSideOpen, setSideOpen] = useStore('chat.side', true);
  const [isDrawn, setDrawn] = useState(false);
  const [isOpen, set] = isWide
    ? ([isSideOpen, setSideOpen] as const)
    : ([isDrawn, setDrawn] as const);
  return useMemo(
    () => ({ isWide, isOpen, toggle: () => set(!isOpen), close: () => set(false) }),
    [isWide, isOpen, set],
  );
}

type Props = {
  side: ReturnType<typeof useSide>;
  clientId: string;
  conversation: ShownConversation | undefined;
};

export const SideSlot = memo(function SideSlot({ side, ...shown }: Props) {
  const { isWide, isOpen, close } = side;
  const translate = useTranslate();
  useBackCloses(!isWide && isOpen, close);
  const label = translate('chat.screen.pane.side');
  const content = (
    <Suspense fallback={null}>
      <ChatSide {...shown} />
    </Suspense>
  );
  if (isWide) {
    return (
      isOpen && (
        <Box
          component="aside"
          aria-label={label}
          sx={{ width: WIDTH, overflowY: 'auto', borderInlineStart: 1, borderColor: 'divider' }}
        >
          {content}
        </Box>
      )
    );
  }
  const closing = translate('ra.action.close');
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      slotProps={{ paper: { 'aria-label': label, sx: { width: WIDTH, maxWidth: '90vw' } } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <IconButton aria-label={closing} data-hint={closing} onClick={close}>
          <Close />
        </IconButton>
      </Box>
      {content}
    </Drawer>
  );
});
