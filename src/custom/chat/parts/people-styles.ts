import type { Theme } from '@mui/material/styles';
import { clamped } from '../../../theme/clamped.ts';

/** The look of the rows of people, and of the person in the header of a conversation. */
export const peopleStyles = (theme: Theme) => ({
  ...rows(theme),
  ...badges(theme),
  ...faces(theme),
  ...PROFILE,
});

function rows({ palette }: Theme) {
  return {
    '& .chat-people': { position: 'relative', listStyle: 'none', margin: 0, padding: 0 },
    '& .chat-people > li': {
      contain: 'strict',
      position: 'absolute',
      top: 0,
      insetInline: 0,
      height: 72,
    },
    '& .chat-person': {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      height: 70,
      marginInline: 8,
      paddingInline: 10,
      borderRadius: 8,
      color: palette.text.primary,
      textDecoration: 'none',
      overflow: 'hidden',
    },
    '& .chat-person:hover': { backgroundColor: palette.action.hover },
    '& .chat-person[aria-current]': { backgroundColor: palette.faint.primary },
    '& .chat-person:focus-visible': { outlineOffset: -2 },
    '& .chat-person-lines': { flex: 1, minWidth: 0, display: 'grid', gap: '4px' },
    '& .chat-line': {
      justifyContent: 'space-between',
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minWidth: 0,
    },
    // As wide as the text, so that it begins where the page does and is cut where it ends itself.
    '& .chat-name, & .chat-cut': {
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .chat-last': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: '4px' },
    '& .chat-last > span, & .chat-last em': { whiteSpace: 'nowrap' },
    '& .chat-name': { fontWeight: 550, maxWidth: '100%' },
    '& .chat-last, & .chat-time, & .chat-presence': { color: palette.text.secondary },
    '& .chat-time': { fontSize: 12, flexShrink: 0, whiteSpace: 'nowrap' },
    '& .chat-last em': { color: palette.success.main },
    '& .chat-person-new .chat-name': { fontWeight: 750 },
    '& .chat-person-new .chat-last, & .chat-person-new .chat-time': {
      fontWeight: 650,
      color: palette.text.primary,
    },
  } as const;
}

const badges = ({ palette }: Theme) =>
  ({
    '& .chat-unread': {
      minWidth: 20,
      paddingInline: 6,
      borderRadius: 10,
      fontSize: 12,
      lineHeight: '20px',
      fontWeight: 650,
      textAlign: 'center',
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
    },
    '& .chat-waited': { fontSize: 12, fontWeight: 650, color: palette.ink.warning, flexShrink: 0 },
    '& .chat-answers': {
      flexShrink: 0,
      width: 22,
      borderRadius: '50%',
      fontSize: 11,
      fontWeight: 700,
      lineHeight: '22px',
      textAlign: 'center',
      color: palette.text.secondary,
      backgroundColor: palette.action.selected,
    },
    '& .chat-writes': { color: palette.success.main, fontSize: 14 },
    '& .chat-kind': {
      width: 16,
      height: 16,
      fill: 'currentColor',
      verticalAlign: 'text-bottom',
      flexShrink: 0,
    },
  }) as const;

/** The picture of somebody without one: a background, which costs a row no element. */
const faceless = (colour: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${colour}" d="${FACE}"/></svg>`,
  )}")`;

const FACE =
  'M12 6c1.1 0 2 .9 2 2s-.9 2-2 2-2-.9-2-2 .9-2 2-2m0 10c2.7 0 5.8 1.29 6 2H6c.23-.72 3.31-2 6-2m0-12C9.79 4 8 5.79 8 8s1.79 4 4 4 4-1.79 4-4-1.79-4-4-4m0 10c-2.67 0-8 1.34-8 4v2h16v-2c0-2.66-5.33-4-8-4';

const faces = ({ palette }: Theme) =>
  ({
    '& .chat-face': {
      position: 'relative',
      flexShrink: 0,
      width: 44,
      height: 44,
      borderRadius: '50%',
      background: `${palette.action.selected} ${faceless(palette.text.secondary)} center / 28px no-repeat`,
    },
    '& .chat-photo': { width: '100%', height: '100%', borderRadius: '50%', objectFit: 'cover' },
    '& .chat-dot': {
      position: 'absolute',
      bottom: 0,
      insetInlineEnd: 0,
      width: 13,
      height: 13,
      borderRadius: '50%',
      border: `2px solid ${palette.background.paper}`,
      backgroundColor: palette.success.main,
      boxSizing: 'border-box',
    },
    '& .chat-bone': { height: 12, borderRadius: 6, backgroundColor: palette.action.selected },
    '& .chat-group': {
      margin: 0,
      padding: '12px 18px 4px',
      fontSize: 13,
      fontWeight: 650,
      color: palette.text.secondary,
    },
    '& .chat-hits': { listStyle: 'none', margin: 0, padding: 0 },
    '& .chat-hit': {
      display: 'grid',
      gap: '2px',
      marginInline: 8,
      padding: '8px 10px',
      borderRadius: 8,
      color: palette.text.primary,
      textDecoration: 'none',
    },
    '& .chat-hit:hover': { backgroundColor: palette.action.hover },
    '& .chat-hit:focus-visible': { outlineOffset: -2 },
    '& .chat-excerpt': { ...clamped(2), color: palette.text.secondary },
    '& .chat-end': { textAlign: 'center', color: palette.text.secondary, padding: '12px' },
  }) as const;

const PROFILE = {
  '& .chat-profile': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    padding: '4px',
    borderRadius: 8,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& .chat-profile:hover .chat-name': { textDecoration: 'underline' },
  '& .chat-profile-lines': {
    display: 'grid',
    minWidth: 0,
    justifyItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& .chat-presence': {
    maxWidth: '100%',
    fontSize: 12,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;
