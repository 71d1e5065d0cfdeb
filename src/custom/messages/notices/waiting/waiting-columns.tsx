import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { choiceLabelKey, fieldLabelKey } from '../../../../i18n/resource-labels.ts';
import { RowButtons } from '../../../../kit/actions/RowButtons.tsx';
import { formatNumber } from '../../../../kit/format/numbers.ts';
import { timeToday } from '../../../../kit/format/time-today.ts';
import { CardLine } from '../../../../kit/list/CardLine.tsx';
import { Clipped } from '../../../../kit/list/Clipped.tsx';
import type { CardContents, ComposedColumn } from '../../../../kit/view/list-view.ts';
import { ReachedOn, useReachedOn } from '../ReachedOn.tsx';
import { caption, type WaitingNotice, waitingAddress } from './waiting-page.ts';

const labelOf = (path: string): string => fieldLabelKey('waitingNotices', path);

const column = (
  label: string,
  sort: string | undefined,
  render: (notice: WaitingNotice) => ReactNode,
  shows: readonly string[] = sort ? [sort] : [],
): ComposedColumn<WaitingNotice> => ({
  label,
  shows,
  ...(sort && { sort }),
  render,
});

type Props = { notice: WaitingNotice };

/** Its name, which opens its people, and the template with its text. */
const Name = ({ notice: { id, title } }: Props) => (
  <MuiLink
    component={Link}
    to={waitingAddress(id)}
    color="inherit"
    underline="hover"
    sx={{ display: 'block', minWidth: 0, fontWeight: 600 }}
  >
    <Clipped text={title} width={280} />
  </MuiLink>
);

/** What has happened. */
export function Moment({ notice: { tripGroup, point } }: Props) {
  const translate = useTranslate();
  const labels = [
    translate(choiceLabelKey('waitingNotices', 'tripGroup', tripGroup)),
    translate(choiceLabelKey('waitingNotices', 'point', point)),
  ];
  return <>{labels.join(' · ')}</>;
}

function People({ notice: { people, skipped, channels } }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const reachedOn = useReachedOn();
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', py: 0.25 }}>
      <strong>{formatNumber(people ?? 0, locale)}</strong>{' '}
      <Typography component="span" variant="body2" color="text.secondary">
        {reachedOn(channels)}
      </Typography>
      {skipped ? (
        <Typography component="span" variant="caption" color="text.secondary" display="block">
          {translate('messaging.notices.audience.skipped', { smart_count: skipped })}
        </Typography>
      ) : null}
    </Typography>
  );
}

/** When the first message leaves and, if that is later, the last one. */
export const Leaving = ({ notice: { from, until } }: Props) => {
  const [first, last] = [timeToday(from ?? ''), timeToday(until ?? '')];
  return <span>{first === last ? first : `${first} – ${last}`}</span>;
};

/** Why it has not left: for how many it pauses, and how many are in their quiet hours. */
export function Why({ notice: { paused, quiet } }: Props) {
  const translate = useTranslate();
  const reason = (name: 'pause' | 'quiet', count: number | null | undefined) =>
    count ? (
      <Chip
        size="small"
        variant="outlined"
        color={name === 'quiet' ? 'info' : 'default'}
        data-hint={translate(caption(`why.${name}Hint`))}
        label={translate(caption(`why.${name}`), { smart_count: count })}
      />
    ) : null;
  return (
    <Stack
      direction="row"
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {reason('pause', paused)}
      {reason('quiet', quiet)}
    </Stack>
  );
}

/** The columns of notices that wait. */
export const waitingColumns = {
  notice: column(labelOf('title'), 'title', (notice) => <Name notice={notice} />),
  moment: column(caption('columns.moment'), 'place', (notice) => <Moment notice={notice} />, [
    'place',
    'tripGroup',
    'point',
  ]),
  reached: column(labelOf('people'), 'people', (notice) => <People notice={notice} />, [
    'people',
    'skipped',
    'channels',
  ]),
  leaves: column(labelOf('from'), 'from', (notice) => <Leaving notice={notice} />, [
    'from',
    'until',
  ]),
  why: column(caption('columns.why'), undefined, (notice) => <Why notice={notice} />, [
    'paused',
    'quiet',
  ]),
  words: column(
    labelOf('template'),
    undefined,
    ({ template }) => <Clipped text={template?.title} width={200} />,
    ['template'],
  ),
  actions: column(caption('columns.actions'), undefined, (notice) => (
    <RowButtons record={notice} />
  )),
};

/** A notice that waits, on a phone. */
export const WaitingCard: CardContents = ({ record }) => {
  const notice = record as WaitingNotice;
  return (
    <>
      <CardLine>
        <Name notice={notice} />
        <Typography component="span" variant="body2" sx={{ flex: 'none', fontWeight: 600 }}>
          <Leaving notice={notice} />
        </Typography>
      </CardLine>
      <Typography variant="body2" color="text.secondary">
        <Moment notice={notice} />
      </Typography>
      <Typography variant="body2">
        <ReachedOn {...notice} />
      </Typography>
      <CardLine>
        <Why notice={notice} />
        <RowButtons record={notice} />
      </CardLine>
    </>
  );
};
