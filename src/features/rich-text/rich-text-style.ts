import type { SxProps, Theme } from '@mui/material/styles';

/** How formatted text looks where it is read and where it is written; its first and last lines are flush. */
export const RICH_TEXT_STYLE = {
  display: 'block',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& p, & ul, & ol, & pre': { mt: 0, mb: 1 },
  '& h1, & h2, & h3, & h4, & h5, & h6': { lineHeight: 1.3, fontWeight: 600, mt: 0, mb: 0.75 },
  '& * + h1, & * + h2, & * + h3, & * + h4, & * + h5, & * + h6': { mt: 2 },
  '& h1, & h2': { fontSize: '1.25rem' },
  '& h3': { fontSize: '1.0625rem' },
  '& h4, & h5, & h6': { fontSize: '0.9375rem' },
  '& ul, & ol': { paddingInlineStart: 3 },
  '& li > p': { mb: 0.25 },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
  '& blockquote': {
    mx: 0,
    mt: 0,
    mb: 1,
    paddingInlineStart: 1.5,
    borderInlineStart: '3px solid',
    borderColor: 'divider',
    color: 'text.secondary',
  },
  '& pre, & code': { fontFamily: 'monospace', fontSize: '0.9em' },
  '& pre': { whiteSpace: 'pre-wrap' },
  '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider', my: 2 },
  '& > :last-child': { mb: 0 },
} satisfies SxProps<Theme>;
