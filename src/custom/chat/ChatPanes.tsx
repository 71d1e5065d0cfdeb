import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ChatFrame } from './parts/chat-styles.ts';

const LIST_WIDTH = 340;
const SLIDE_MS = 220;

type Props = {
  list: ReactNode;
  pane: ReactNode;
  banner: ReactNode;
  /**
   * Whether a conversation is open, so that its pane is the one to see where there is space for one.
   */
  isOpen: boolean;
  /** Whether there is space for both. */
  isWide: boolean;
};

/**
 * The two panes of the chat, beside each other; below the large breakpoint they slide in and out
 * (specification 2.11). The one that is out of sight is out of reach, too.
 */
export function ChatPanes({ list, pane, banner, isOpen, isWide }: Props) {
  return (
    <ChatFrame sx={FRAME}>
      {banner}
      <Box
        sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex', overflow: 'hidden' }}
      >
        <Box
          component="section"
          inert={!isWide && isOpen}
          sx={
            isWide
              ? {
                  width: LIST_WIDTH,
                  flexShrink: 0,
                  borderInlineEnd: 1,
                  borderColor: 'divider',
                  bgcolor: 'background.paper',
                }
              : { ...slot(isOpen, -1), bgcolor: 'background.paper' }
          }
        >
          {list}
        </Box>
        <Box
          component="section"
          inert={!isWide && !isOpen}
          sx={
            isWide
              ? { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }
              : { ...slot(!isOpen, 1), display: 'flex', flexDirection: 'column' }
          }
        >
          {pane}
        </Box>
      </Box>
    </ChatFrame>
  );
}

/** Where a pane is that fills the frame: in sight, or out of it to the one or the other side. */
const slot = (isOut: boolean, side: 1 | -1) => ({
  position: 'absolute',
  inset: 0,
  '--towards-end': 1,
  '[dir="rtl"] &': { '--towards-end': -1 },
  transform: isOut ? `translate3d(calc(${side * 100}% * var(--towards-end)), 0, 0)` : 'none',
  visibility: isOut ? 'hidden' : 'visible',
  transition: `transform ${SLIDE_MS}ms ease, visibility 0s ${isOut ? SLIDE_MS : 0}ms`,
});

/** Fills what the top bar leaves of the window, over the padding of the page. */
const FRAME = {
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - 57px)',
  mx: { xs: -1.5, md: -2, xl: -3 },
  mt: { xs: -4, sm: -2 },
  mb: -2,
} as const;
