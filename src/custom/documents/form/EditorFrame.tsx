import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EditedKind, editorOf } from '../../../../domain/orders/document-kinds.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { Code } from '../../../kit/format/formats.tsx';

type Props = {
  kind: EditedKind;
  /** Its title, if that is not the name of its kind. */
  title?: string | undefined;
  /** Number of the document's order. */
  code?: string | null | undefined;
  /** Called instead of leaving the editor: a preview returns to the form. */
  onClose?: (() => void) | undefined;
  closeLabel?: string | undefined;
  /** Whether the content fills the whole space and scrolls on its own. */
  isFull?: boolean;
  /** Content for the end of the heading's line. */
  aside?: ReactNode;
  /** The actions, always visible at the bottom. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A document in full screen: its heading with the close button, the document, and its actions. */
export function EditorFrame({ kind, code, onClose, closeLabel, children, ...parts }: Props) {
  const { isFull = false, aside, actions, title } = parts;
  const translate = useTranslate();
  const leave = useClose(kind);
  const label = closeLabel ?? translate('common.close');
  return (
    // The loading frame and the one with the document replace each other without an animation.
    <DialogFrame
      fills="everywhere"
      transitionDuration={0}
      onClose={onClose ?? leave}
      surface={FLAT}
    >
      {(titleId) => (
        <>
          <Box component="header" sx={BAR}>
            <IconButton
              edge="start"
              data-hint={label}
              aria-label={label}
              onClick={onClose ?? leave}
            >
              <Close />
            </IconButton>
            <Typography id={titleId} variant="h6" component="h1" noWrap sx={{ minWidth: 0 }}>
              {title ?? translate(`documents.title.${kind}`)}
            </Typography>
            <Typography component="span" color="text.secondary">
              <Code value={code} />
            </Typography>
            <Box sx={{ flex: 1 }} />
            {aside}
          </Box>
          <Box sx={isFull ? WHOLE : SHEET}>{children}</Box>
          {actions && (
            <Box component="footer" sx={ACTIONS}>
              {actions}
            </Box>
          )}
        </>
      )}
    </DialogFrame>
  );
}

const FLAT = {
  borderRadius: 0,
  bgcolor: 'background.default',
  display: 'flex',
  flexDirection: 'column',
} as const;

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 1.5, sm: 3 },
  minHeight: 56,
  flex: 'none',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const SHEET = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  px: { xs: 0, sm: 3 },
  py: { xs: 0, sm: 3 },
} as const;

const WHOLE = { flex: 1, minHeight: 0 } as const;

const ACTIONS = {
  flex: 'none',
  px: { xs: 1.5, sm: 3 },
  py: 1.25,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
} as const;

/** The history key of the first page of a visit; we have no page to go back to. */
const FIRST = 'default';

/**
 * The action of the close button: the invoice goes one step back, the others to the list below
 * (specification 2.7 to 2.9). A user who opened the URL directly has no step to go back to.
 */
function useClose(kind: EditedKind): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (editorOf(kind).closesTo === 'back' && key !== FIRST) navigate(-1);
    else navigate('..');
  };
}
