import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { waitedFor } from '../../../domain/chat/inbox.ts';
import { TRACKING_STEPS } from '../../../domain/trips/steps.ts';
import { urgencyOfLine } from '../../../domain/worklist/urgency.ts';
import {
  isTripLine,
  LISTED_LINES,
  OVERDUE_INVOICES,
  type WorkLine,
} from '../../../domain/worklist/work-lines.ts';
import { isolated } from '../../i18n/languages.ts';
import { Dotted } from '../../kit/format/Dotted.tsx';
import { formatMoment } from '../../kit/format/dates.ts';
import { formatMoney, formatNumber } from '../../kit/format/numbers.ts';
import { timeToday } from '../../kit/format/time-today.ts';
import { listAddress } from '../../kit/list/list-address.ts';
import { Urgency } from '../../kit/urgency/Urgency.tsx';
import { useLacks } from '../../providers/use-capabilities.ts';
import { LineMenu } from './LineMenu.tsx';

/** The list that shows exactly what a line counts. */
const addressOf = ({ line, filter, trip }: WorkLine): string => {
  if (line === 'toAnswer') return '/chat?show=unanswered';
  // The page of a trip says how far it is loaded, and what is left.
  if (isTripLine(line)) return trip ? `/trips/${encodeURIComponent(trip._id)}/show` : '/trips';
  const { address } = line === 'overdueInvoices' ? OVERDUE_INVOICES : LISTED_LINES[line];
  return listAddress(address, filter);
};

/** How many there are, what they are, since when, and who looks after them. */
export function WorkLineRow({ line, isNext = false }: { line: WorkLine; isNext?: boolean }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { count, due, assignedTo, snoozedUntil } = line;
  const { trip } = line;
  const lacks = useLacks();
  const step = trip && TRACKING_STEPS[trip.status];
  const loading = trip
    ? [
        translate(`orders.steps.${step ?? 'finished'}`),
        translate('overview.work.loaded', {
          loaded: formatNumber(trip.loaded, locale),
          count: formatNumber(count, locale),
        }),
      ]
    : [];
  const level = urgencyOfLine(line, Date.now());
  const label = translate(`overview.work.lines.${line.line}`, { smart_count: count });
  return (
    <Box component="li" sx={isNext ? NEXT : ROW} {...(isNext && { 'aria-current': 'step' })}>
      <Typography component="span" dir="ltr" sx={isNext ? NEXT_NUMBER : NUMBER}>
        {formatNumber(count, locale)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        {line.line === 'toAnswer' && lacks('conversation') ? (
          label
        ) : (
          <MuiLink
            component={Link}
            to={addressOf(line)}
            color="inherit"
            underline="hover"
            sx={isNext ? NEXT_LINK : WHOLE}
          >
            {label}
          </MuiLink>
        )}
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          <Dotted>
            {[
              due && isolated(formatMoney(due, locale)),
              ...loading,
              snoozedUntil ? (
                translate('overview.work.until', {
                  time: isolated(formatMoment(snoozedUntil), 'ltr'),
                })
              ) : level === 'fine' ? (
                <Since key="since" line={line} />
              ) : (
                <Urgency
                  key="since"
                  level={level}
                  label={translate(`overview.work.presses.${level}`)}
                >
                  <Since line={line} />
                </Urgency>
              ),
              assignedTo && translate('overview.work.of', { name: isolated(assignedTo.name) }),
            ].filter(Boolean)}
          </Dotted>
        </Typography>
      </Box>
      <LineMenu line={line} label={label} />
    </Box>
  );
}

/** How long the oldest has waited; of appointments, when the first one begins. */
function Since({ line: { line, oldest } }: { line: WorkLine }) {
  const translate = useTranslate();
  if (oldest === null) return null;
  if (line === 'appointmentsToday') {
    return translate('overview.work.first', { time: timeToday(oldest) });
  }
  const { unit, count } = waitedFor(oldest, Date.now());
  if (isTripLine(line)) return translate(`overview.work.at.${unit}`, { smart_count: count });
  return translate(`overview.work.since.${unit}`, { smart_count: count });
}

const ROW = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 52,
  pl: 2,
  pr: 1,
  py: 0.25,
  '&:hover': { bgcolor: 'action.hover' },
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const;

const NUMBER = {
  textAlign: 'end',
  typography: 'subtitle1',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The link is the whole row; only the menu stands above it. */
const WHOLE = {
  fontWeight: 500,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** What is next is read first: larger, and on a ground of its own. */
const NEXT = { ...ROW, minHeight: 84, bgcolor: 'faint.primary' } as const;
const NEXT_NUMBER = { ...NUMBER, typography: 'h4', fontWeight: 650 } as const;
const NEXT_LINK = { ...WHOLE, typography: 'h6' } as const;
