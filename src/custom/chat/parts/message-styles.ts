import type { Theme } from '@mui/material/styles';

/** The widest bubble, in pixels (specification 9). */
const BUBBLE = 374;

const PLAIN_BUTTON = {
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
} as const;

const LIST = {
  '& .chat-thread': {
    contain: 'layout',
    position: 'relative',
    flex: 1,
    minHeight: 0,
    display: 'flex',
  },
  '& .chat-messages': { position: 'relative', display: 'flex', flexDirection: 'column' },
  '& .chat-entries': {
    position: 'relative',
    flexShrink: 0,
    listStyle: 'none',
    margin: 0,
    marginTop: 'auto',
    padding: 0,
  },
  '& .chat-entries > li': {
    contain: 'layout style',
    position: 'absolute',
    top: 0,
    insetInline: 0,
    paddingInline: 16,
  },
} as const;

/** The look of the messages of a conversation. */
export const messageStyles = (theme: Theme) => ({
  ...LIST,
  ...separators(theme),
  ...newest(theme),
  ...bubbles(theme),
  ...insides(theme),
});

/** What stands between the messages and above them. */
function separators({ palette }: Theme) {
  const line = {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    margin: 0,
    padding: '12px 4px 6px',
    fontSize: 12,
    fontWeight: 600,
  } as const;
  return {
    '& .chat-day': { ...line, justifyContent: 'center', color: palette.text.secondary },
    '& .chat-day > span': {
      padding: '2px 12px',
      borderRadius: 12,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
    },
    '& .chat-divider': { ...line, color: palette.secondary.main },
    '& .chat-divider::before, & .chat-divider::after': {
      content: '""',
      flex: 1,
      height: '1px',
      backgroundColor: 'currentColor',
    },
    '& .chat-older': {
      position: 'absolute',
      insetInline: 0,
      top: 8,
      zIndex: 1,
      margin: 0,
      textAlign: 'center',
      fontSize: 12,
      color: palette.text.secondary,
    },
    '& .chat-older button, & .chat-failed button': {
      ...PLAIN_BUTTON,
      fontWeight: 650,
      textDecoration: 'underline',
    },
  } as const;
}

const newest = ({ palette, shadows }: Theme) =>
  ({
    '& .chat-newest': {
      ...PLAIN_BUTTON,
      contain: 'layout',
      position: 'absolute',
      insetInlineEnd: 20,
      bottom: 12,
      width: 40,
      height: 40,
      borderRadius: '50%',
      backgroundColor: palette.background.paper,
      boxShadow: shadows[6],
    },
    '& .chat-newest:hover': { backgroundColor: palette.background.default },
    '& .chat-newest > svg': {
      width: 24,
      height: 24,
      fill: 'currentColor',
      display: 'block',
      margin: 'auto',
    },
    '& .chat-deleted': {
      position: 'absolute',
      top: 8,
      insetInline: 16,
      margin: 0,
      padding: '8px 12px',
      borderRadius: 8,
      border: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
      textAlign: 'center',
    },
    '& .chat-newest > .chat-unread': { position: 'absolute', top: -6, insetInlineEnd: -6 },
  }) as const;

function bubbles({ palette }: Theme) {
  return {
    '& .chat-row': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px',
      paddingTop: '10px',
      borderRadius: 8,
    },
    '& .chat-following': { paddingTop: '3px' },
    '& .chat-row:focus-visible': { outlineOffset: -2 },
    '& .chat-own': { flexDirection: 'row-reverse' },
    '& .chat-bubble': {
      maxWidth: `min(${BUBBLE}px, calc(100% - 40px))`,
      boxSizing: 'border-box',
      padding: '8px 12px 6px',
      borderRadius: 14,
      borderEndStartRadius: 4,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      overflowWrap: 'anywhere',
    },
    '& .chat-own .chat-bubble': {
      borderEndStartRadius: 14,
      borderEndEndRadius: 4,
      backgroundColor: palette.faint.primary,
      borderColor: 'transparent',
    },
    '& .chat-note .chat-bubble': {
      backgroundColor: palette.faint.warning,
      border: `1px dashed ${palette.warning.main}`,
    },
    '& .chat-flagged .chat-bubble': { outline: `3px solid ${palette.warning.main}` },
    '& .chat-note-title': {
      margin: 0,
      fontSize: 12,
      fontWeight: 650,
      color: palette.ink.warning,
    },
  } as const;
}

const insides = ({ palette }: Theme) =>
  ({
    '& .chat-text': {
      margin: 0,
      whiteSpace: 'pre-wrap',
      lineHeight: 'round(1.45em, 1px)',
      textAlign: 'start',
    },
    '& .chat-foot': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '4px',
      margin: 0,
      marginTop: '2px',
      fontSize: 11,
      lineHeight: '16px',
      color: palette.text.secondary,
    },
    '& .chat-by': {
      minWidth: 0,
      marginInlineEnd: 'auto',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 600,
    },
    '& .chat-via': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3px',
      marginInlineEnd: 'auto',
      paddingInlineEnd: '8px',
      fontWeight: 600,
    },
    '& .chat-via > svg': { width: 13, height: 13, fill: 'currentColor' },
    '& .chat-badge': { width: 15, height: 15, fill: 'currentColor' },
    '& .chat-badge-seen': { fill: palette.info.main },
    '& .chat-badge-failed': { fill: palette.error.main },
    '& .chat-badge-unknown': { fill: palette.warning.main },
    '& .chat-menu': {
      ...PLAIN_BUTTON,
      width: 32,
      height: 32,
      borderRadius: '50%',
      color: palette.text.secondary,
      opacity: 0,
    },
    '& .chat-menu::before': { content: '"⋮"', fontSize: 20, lineHeight: 1 },
    '& .chat-menu:hover': { backgroundColor: palette.action.hover },
    '& .chat-row:hover > .chat-menu, & .chat-row:focus-within > .chat-menu': { opacity: 1 },
    '& .chat-failed': {
      flexBasis: '100%',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 12px',
      justifyContent: 'flex-end',
      fontSize: 12,
      color: palette.error.main,
    },
    '@media (pointer: coarse)': { '& .chat-row': { WebkitTouchCallout: 'none' } },
  }) as const;
