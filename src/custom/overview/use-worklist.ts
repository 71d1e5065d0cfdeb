import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { newSince, nextVisit, type Visit, visitOf } from '../../../domain/worklist/last-visit.ts';
import type { WorkLineName } from '../../../domain/worklist/work-lines.ts';
import { usePreferencesUnder } from '../../kit/list/use-preferences.ts';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { isViewing } from '../../providers/viewing.ts';
import type { WorkLineChange } from '../../providers/worklist-methods.ts';

const KEY = ['worklist'];
/** Colleagues work at the same time: numbers are read again this often while they are looked at. */
const REFRESH_MS = 60_000;

/** The work list as it is now; `data` is `null` where the back end has none. */
export function useWorklist() {
  const provider = useAppDataProvider();
  const { since, isKnown } = useLastVisit();
  return useQuery({
    queryKey: [...KEY, since],
    queryFn: async ({ signal }) => (await provider.getWorklist({ since, signal })) ?? null,
    enabled: isKnown,
    refetchInterval: REFRESH_MS,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
}

const VISIT = 'visit';

/** Since when things are new for this person, who is noted to have been here. */
function useLastVisit() {
  const { isOnServer, stored, keepSurely } = usePreferencesUnder('overview:');
  const [now] = useState(() => new Date());
  const visit = visitOf(stored.find(({ name }) => name === VISIT)?.value);
  const next = isOnServer === true ? nextVisit(visit, now) : undefined;
  const seen = next?.seen;
  const since = next?.since ?? null;
  const note = useEffectEvent((value: Visit) => {
    void ignoringFailure(keepSurely(VISIT, value), 'The next visit notes it.');
  });
  // Once for each visit: what the server rejects is taken back here, and would be noted without end.
  const noted = useRef<string>(undefined);
  useEffect(() => {
    // A look in somebody's name is no visit of theirs.
    if (seen === undefined || seen === noted.current || isViewing()) return;
    noted.current = seen;
    note({ seen, since });
  }, [seen, since]);
  return { since: newSince(visit, now), isKnown: isOnServer !== undefined };
}

/** Changes a line of the work list, which is read again afterwards. */
export function useLineChange(line: WorkLineName) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notice = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: WorkLineChange) => provider.changeWorkLine(line, change),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return { change: mutate, isPending };
}

/** What the latest trips that are over carried and earned. */
export function useTripYields() {
  const provider = useAppDataProvider();
  return useQuery({
    queryKey: ['trips', 'yields'],
    queryFn: async ({ signal }) => (await provider.getTripYields({ signal })) ?? null,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
}
