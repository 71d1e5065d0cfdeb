import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { matchPath, useLocation } from 'react-router-dom';
import { formatMoment } from '../../kit/format/dates.ts';
import { isToday, timeToday } from '../../kit/format/time-today.ts';
import { API_URL } from '../../providers/api-url.ts';
import { connection } from '../../providers/connection.ts';
import { useConnection, useLookForServer, useWhenFound } from '../../providers/use-connection.ts';

/**
 * Says under the top bar that there is no connection, and when what is shown was read. Once there is one
 * again, everything on the page is read anew. A conversation says it by itself.
 */
export function ConnectionLine() {
  const client = useQueryClient();
  useLookForServer(API_URL);
  useWhenFound(() => void client.invalidateQueries());
  const { isLost, readAt } = useConnection();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is opened
  useEffect(() => connection.openPage(), [pathname]);
  const isShown = isLost && matchPath('/chat/*', pathname) === null;
  return (
    <Box role="status" data-testid="connection" sx={isShown ? shownStyle : undefined}>
      {isShown && (
        <>
          <CloudOffOutlined fontSize="small" />
          <ConnectionText readAt={readAt} />
        </>
      )}
    </Box>
  );
}

function ConnectionText({ readAt }: { readAt: number | undefined }) {
  const translate = useTranslate();
  if (readAt === undefined) return translate('shell.connection.lost');
  const moment = new Date(readAt).toISOString();
  return isToday(moment)
    ? translate('shell.connection.lostSince', { time: timeToday(moment) })
    : translate('shell.connection.lostOn', { date: formatMoment(moment) });
}

/** It stays below the top bar, which is 56 pixels high, while the page scrolls. */
const shownStyle = {
  position: 'sticky',
  top: 56,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 1.5, md: 2, xl: 3 },
  py: 0.75,
  bgcolor: 'warning.main',
  color: 'warning.contrastText',
  typography: 'body2',
  '@media print': { display: 'none' },
} as const;
