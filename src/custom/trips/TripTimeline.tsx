import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DAY_MS } from '../../../domain/calendar-days.ts';
import type { Trip } from '../../../domain/resources/trips.ts';
import { FINISHED_STATUS, TRACKING_STEPS } from '../../../domain/trips/steps.ts';
import { ShortDate } from '../../kit/format/formats.tsx';

/** When the trip reached which step, and who moved it. */
export function TripTimeline({ trip }: { trip: Trip }) {
  const lines = tripLines(trip);
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may share their moment, and none is moved.
        <Line key={place} line={line} isLast={place === lines.length - 1} />
      ))}
    </Box>
  );
}

function Line({ line: { at, by, to, isBack }, isLast }: { line: TripLine; isLast: boolean }) {
  const translate = useTranslate();
  const step = translate(`orders.steps.${TRACKING_STEPS[to] ?? 'finished'}`);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, pb: isLast ? 0 : 2, position: 'relative' }}
    >
      <Box
        sx={{
          width: 12,
          height: 12,
          mt: '5px',
          flex: 'none',
          borderRadius: '50%',
          border: 2,
          borderColor: isBack ? 'warning.main' : 'primary.main',
          bgcolor: to === FINISHED_STATUS ? 'primary.main' : 'background.paper',
          ...(isLast ? {} : ROAD),
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {isBack ? translate('trips.page.back', { step }) : step}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <ShortDate value={at} withTime />
          {by && ` · ${translate('trips.page.by', { name: by })}`}
        </Typography>
      </Box>
    </Box>
  );
}

/** The line from one moment to the next. */
const ROAD = {
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 20,
    bottom: -3,
    borderLeft: 2,
    borderColor: 'divider',
  },
} as const;

/** One moment in the history of a trip. */
type TripLine = {
  readonly at: string;
  /** Who moved it, if that was recorded. */
  readonly by: string | undefined;
  readonly to: number;
  /** Whether it was moved back from a later step. */
  readonly isBack: boolean;
};

type TimedTrip = Pick<Trip, 'history' | 'createdAt' | 'finishedAt'>;

/** The history of a trip; without a recorded one, only its beginning and end are known. */
function tripLines({ history, createdAt, finishedAt }: Partial<TimedTrip>): readonly TripLine[] {
  if (history && history.length > 0) {
    return history.map(({ at, by, from, to }) => ({
      at,
      by,
      to: to ?? 0,
      isBack: typeof from === 'number' && typeof to === 'number' && to < from,
    }));
  }
  const end = (at: string | null | undefined, to: number): readonly TripLine[] =>
    at ? [{ at, by: undefined, to, isBack: false }] : [];
  return [...end(createdAt, 0), ...end(finishedAt, FINISHED_STATUS)];
}

/** How many days of 24 hours a trip took, or has taken so far; a started one counts as a whole. */
export const daysOf = ({ createdAt, finishedAt }: Partial<TimedTrip>, now: Date): number =>
  Math.max(
    1,
    Math.ceil(
      ((finishedAt ? Date.parse(finishedAt) : now.getTime()) - Date.parse(createdAt ?? '')) /
        DAY_MS,
    ) || 1,
  );
