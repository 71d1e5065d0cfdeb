import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { partOf } from '../../../domain/access.ts';
import { ACTIVITY_ACTIONS } from '../../../domain/activity/activity-actions.ts';
import { ENTRY_KINDS } from '../../../domain/activity/view-actions.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { isId } from '../../../domain/validate.ts';
import { useIsRejected } from '../../kit/access/use-access.ts';
import { LoadFailure, NotAllowed } from '../../kit/failure/LoadFailure.tsx';
import { EmptyState } from '../../kit/list/EmptyState.tsx';
import { Title } from '../../kit/Title.tsx';
import type { View } from '../../kit/view/view.ts';
import type { ActivityFilter } from '../../providers/activity-methods.ts';
import { ActivityDays } from './ActivityDays.tsx';
import { ActivityExport } from './ActivityExport.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityTextsProvider } from './ActivityTextsProvider.tsx';
import { ChainState } from './ChainState.tsx';
import { useActivity, useUndo } from './use-activity.ts';

type Props = { views: readonly View[] };

/** Who did what, by day and person, with the way back where the state still allows it. */
export function ActivityPage({ views }: Props) {
  if (useIsRejected(partOf('activity'))) return <NotAllowed />;
  return (
    <ActivityTextsProvider>
      <Activity views={views} />
    </ActivityTextsProvider>
  );
}

const NAMES = ['person', 'resource', 'record', 'from', 'to', 'kind', 'action', 'search'] as const;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter of an address, without what nobody could have chosen. */
function filterOf(search: URLSearchParams): ActivityFilter {
  const given = (name: (typeof NAMES)[number], is: (text: string) => boolean) => {
    const text = search.get(name);
    return text && is(text) ? text : undefined;
  };
  const isDay = (text: string) => ISO_DAY.test(text);
  return {
    person: given('person', isId),
    resource: given('resource', () => true),
    record: given('record', isId),
    from: given('from', isDay),
    to: given('to', isDay),
    kind: ENTRY_KINDS.find((kind) => kind === search.get('kind')),
    action: given('action', (text) => isOneOf(ACTIVITY_ACTIONS, text)),
    search: given('search', () => true),
  };
}

function Activity({ views }: Props) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActivity(filter);
  const { undo, undoing } = useUndo();
  const change = (changed: ActivityFilter) => {
    const next = Object.entries({ ...filter, ...changed }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    );
    setSearch(next, { replace: true });
  };
  const entries = data?.pages.flatMap((page) => page?.entries ?? []) ?? [];
  const isLacking = data?.pages[0] === null;
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <Title title={translate('activityLink.title')} />
      <ChainState />
      <ActivityFilters
        filter={filter}
        resources={views.map(({ definition }) => definition.name)}
        onChange={change}
      />
      {filter.record !== undefined && (
        <Chip
          label={translate('activity.onlyRecord', { name: entries[0]?.record.name ?? '…' })}
          onDelete={() => change({ resource: undefined, record: undefined })}
          slotProps={{ label: { dir: 'auto' } }}
          sx={{ mb: 2 }}
        />
      )}
      {data?.pages[0]?.isPartial === true && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('activity.partial')}
        </Alert>
      )}
      {entries.length > 0 && <ActivityExport filter={filter} views={views} />}
      {isError && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={360} />
      ) : entries.length === 0 && !hasNextPage ? (
        <Nothing text={isLacking ? 'activity.lacking' : 'activity.noMatch'} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
          <ActivityDays entries={entries} views={views} onUndo={undo} undoing={undoing} />
        </Suspense>
      )}
      {hasNextPage && (
        <Button
          variant="outlined"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ minHeight: 44 }}
        >
          {translate('activity.more')}
        </Button>
      )}
    </Box>
  );
}

function Nothing({ text }: { text: string }) {
  const translate = useTranslate();
  const sentence = translate(text);
  return (
    <Box sx={{ textAlign: 'center', py: 6 }}>
      <EmptyState title={sentence} />
      <Typography color="text.secondary" sx={{ mt: 1.5 }}>
        {sentence}
      </Typography>
    </Box>
  );
}
