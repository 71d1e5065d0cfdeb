import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLastRead } from '../../providers/offline/last-read.ts';
import { formatMoment } from '../format/dates.ts';
import { isToday, timeToday } from '../format/time-today.ts';

/**
 * Says that what stands below is what was read last of a resource, and is being read anew. It lies on the edge of the
 * list, so that nothing moves when it goes.
 */
export function LastReadBadge({ resource }: { resource: string }) {
  const translate = useTranslate();
  const readAt = useLastRead(resource);
  const moment = readAt === undefined ? undefined : new Date(readAt).toISOString();
  return (
    <Box role="status" data-testid="last-read" sx={EDGE}>
      {moment && (
        <Box sx={BADGE}>
          {isToday(moment)
            ? translate('shell.connection.asOf', { time: timeToday(moment) })
            : translate('shell.connection.asOfDate', { date: formatMoment(moment) })}
        </Box>
      )}
    </Box>
  );
}

const EDGE = { position: 'relative', height: 0, zIndex: 3 } as const;
const BADGE = {
  position: 'absolute',
  top: 0,
  insetInlineEnd: 12,
  transform: 'translateY(-50%)',
  px: 1.25,
  py: 0.25,
  borderRadius: 4,
  bgcolor: 'faint.info',
  color: 'ink.info',
  typography: 'caption',
  fontWeight: 600,
  pointerEvents: 'none',
} as const;
