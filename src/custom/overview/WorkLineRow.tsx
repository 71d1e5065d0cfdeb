import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { waitedFor } from '../../../domain/chat/inbox.ts';
import { LISTED_LINES, type WorkLine } from '../../../domain/worklist/work-lines.ts';
import { isolated } from '../../i18n/languages.ts';
import { formatMoment } from '../../kit/format/dates.ts';
import { formatMoney, formatNumber } from '../../kit/format/numbers.ts';
import { timeToday } from '../../kit/format/time-today.ts';
import { listAddress } from '../../kit/list/list-address.ts';
import { LineMenu } from './LineMenu.tsx';

/** The list that shows exactly what a line counts. */
const addressOf = ({ line, filter }: WorkLine): string =>
  line === 'toAnswer' ? '/chat?show=unanswered' : listAddress(LISTED_LINES[line].address, filter);

/** How many there are, what they are, since when, and who looks after them. */
export function WorkLineRow({ line }: { line: WorkLine }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { count, due, assignedTo, snoozedUntil } = line;
  const label = translate(`overview.work.lines.${line.line}`, { smart_count: count });
  return (
    <Box component="li" sx={ROW}>
      <Typography component="span" dir="ltr" sx={NUMBER}>
        {formatNumber(count, locale)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink component={Link} to={addressOf(line)} color="inherit" underline="hover" sx={WHOLE}>
          {label}
        </MuiLink>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {[
            due && isolated(formatMoney(due, locale)),
            snoozedUntil ? (
              translate('overview.work.until', {
                time: isolated(formatMoment(snoozedUntil), 'ltr'),
              })
            ) : (
              <Since key="since" line={line} />
            ),
            assignedTo && translate('overview.work.of', { name: isolated(assignedTo.name) }),
          ]
            .filter(Boolean)
            .flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}
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
  return translate(`overview.work.since.${unit}`, { smart_count: count });
}

const ROW = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
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
  fontSize: 20,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The link is the whole row; only the menu stands above it. */
const WHOLE = {
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
