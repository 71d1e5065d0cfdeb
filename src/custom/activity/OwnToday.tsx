import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import { todayInBerlin } from '../../../domain/berlin-clock.ts';
import { orderAddress } from '../../../domain/orders/addresses.ts';
import { timeToday } from '../../kit/format/time-today.ts';
import { useHasActivity } from '../../kit/show/ActivityButton.tsx';
import { ACTIVITY } from '../../kit/show/activity-address.ts';
import { ActivityTextsProvider } from './ActivityTextsProvider.tsx';
import { actionText, fieldText, thingBefore } from './entry-texts.ts';
import { useActivity } from './use-activity.ts';

const SHOWN = 5;

/** What the person has done today, and the way to everything that was done. */
export function OwnToday() {
  const { identity } = useGetIdentity();
  if (!useHasActivity() || !identity) return null;
  return (
    <ActivityTextsProvider>
      <Today person={String(identity.id)} />
    </ActivityTextsProvider>
  );
}

function Today({ person }: { person: string }) {
  const translate = useTranslate();
  const today = todayInBerlin();
  const { data } = useActivity({ person, from: today }, SHOWN);
  const [page] = data?.pages ?? [];
  // It is on its way, or the back end keeps none.
  if (!page) return null;
  const own = `${ACTIVITY}?${new URLSearchParams({ person, from: today })}`;
  return (
    <Box component="section" aria-labelledby="own-today" sx={{ mb: 3.5 }}>
      <Box sx={HEAD}>
        <Typography
          id="own-today"
          component="h2"
          sx={{ fontWeight: 650, color: 'text.secondary', flex: 1 }}
        >
          <MuiLink component={Link} to={own} color="inherit" underline="hover">
            {translate('activity.mine')}
          </MuiLink>
        </Typography>
        <MuiLink component={Link} to={ACTIVITY} underline="hover" variant="body2">
          {translate('activity.whole')}
        </MuiLink>
      </Box>
      <Card>
        <Box component="ul" sx={{ m: 0, p: 0, py: 0.5 }}>
          {page.entries.length === 0 && (
            <Typography component="li" variant="body2" color="text.secondary" sx={LINE}>
              {translate('activity.none')}
            </Typography>
          )}
          {page.entries.map((entry) => (
            <Line key={entry._id} entry={entry} />
          ))}
        </Box>
      </Card>
    </Box>
  );
}

function Line({ entry }: { entry: ActivityEntry }) {
  const translate = useTranslate();
  const { resource, record, action, changes, at } = entry;
  // A new record has a value for almost every field.
  const changed = action === 'create' ? [] : changes;
  const fields = new Set(changed.map(({ path }) => fieldText(resource, path, translate)));
  return (
    <Typography component="li" variant="body2" sx={LINE}>
      <time dateTime={at}>
        <bdi dir="ltr">{timeToday(at)}</bdi>
      </time>
      {' · '}
      {thingBefore(resource, record.name, translate)}{' '}
      {resource === 'commands' && record.isThere ? (
        <MuiLink component={Link} to={orderAddress(record._id)} underline="hover">
          <bdi>{record.name}</bdi>
        </MuiLink>
      ) : (
        <bdi>{record.name}</bdi>
      )}{' '}
      {actionText(resource, action, translate)}
      {fields.size > 0 && `: ${[...fields].join(', ')}`}
    </Typography>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  mb: 1.25,
} as const;

const LINE = {
  listStyle: 'none',
  px: 2,
  py: 0.75,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
} as const;
