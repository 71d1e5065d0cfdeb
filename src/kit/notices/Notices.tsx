import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Notification, useNotificationContext, useTranslate } from 'react-admin';
import { QUIET } from './use-notice.tsx';

/** How long a notice stays (specification 8). */
export const NOTICE_DURATION = 2000;

/**
 * Notices at the top centre. They are mounted once above all pages, so that a notice keeps its full
 * time when the page changes (as the login's does). Two seconds are short for a screen reader, so
 * each text also stays in a live region until the next one; the snackbar itself is silent, so that
 * nothing is read twice. They have a landmark of their own, by which a screen reader finds the button
 * of a notice.
 */
export function Notices() {
  const translate = useTranslate();
  return (
    <section aria-label={translate('shell.bar.notices')}>
      <Notification
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        autoHideDuration={NOTICE_DURATION}
        slotProps={{ content: { role: 'presentation' } }}
        sx={BESIDE_THE_BAR}
      />
      <LastNotice />
    </section>
  );
}

/** A repeated text is a new element, so that it is read again. */
function LastNotice() {
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  const [last, setLast] = useState({ text: '', number: 0 });
  const newest = notifications.at(-1);

  useEffect(() => {
    if (typeof newest?.message !== 'string') return;
    const text = translate(newest.message, newest.notificationOptions?.messageArgs);
    setLast(({ number }) => ({ text, number: number + 1 }));
  }, [newest, translate]);

  return (
    <Box role="status" aria-live="polite" data-testid="last-notice" sx={unseen}>
      <span key={last.number}>{last.text}</span>
    </Box>
  );
}

/**
 * On a phone a notice is as wide as the screen. There it has its own line between the top bar and the
 * page, which leaves space for it (Layout.tsx). Taps pass through a longer one to what it covers.
 */
const BESIDE_THE_BAR = {
  top: { xs: 58, sm: 24 },
  pointerEvents: 'none',
  '& .MuiSnackbarContent-root': { py: { xs: 0, sm: 0.75 }, px: { xs: 1.5, sm: 2 } },
  '& .MuiSnackbarContent-message': { py: { xs: 0.5, sm: 1 }, lineHeight: { xs: 1.4, sm: 1.43 } },
  '& .MuiSnackbarContent-action': { gap: 1 },
  '& button': { pointerEvents: 'auto' },
  // Between the top bar and the page: above the search of a list, and below the search of everything.
  [`&.${QUIET}`]: { top: 58 },
  [`&.${QUIET} .MuiSnackbarContent-root`]: {
    minWidth: 0,
    flexGrow: 0,
    py: 0,
    px: 1.25,
    border: 1,
    borderColor: 'divider',
    boxShadow: 'none',
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 500,
  },
  [`&.${QUIET} .MuiSnackbarContent-message`]: { py: 0.375, lineHeight: 1.4 },
} as const;

const unseen = {
  position: 'fixed',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
} as const;
