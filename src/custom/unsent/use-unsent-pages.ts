import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import {
  type GetListResult,
  type Identifier,
  type RaRecord,
  useLocation,
  useNavigate,
  useStoreContext,
} from 'react-admin';
import type { Parcel } from '../../../domain/parcels/parcel.ts';
import type { Trip } from '../../../domain/resources/trips.ts';
import { isObject } from '../../../domain/validate.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { replaceSelected } from '../../kit/selection/list-selection.tsx';
import type { Preference } from '../../providers/app-data-provider.ts';
import { DraftsContext } from '../../providers/drafts.ts';
import {
  idsWithUnsent,
  listWithUnsent,
  openTripWithUnsent,
  parcelsWithUnsent,
  preferencesWithUnsent,
  rowsWithUnsent,
  withoutGivenUp,
  withUnsent,
  worklistWithUnsent,
} from '../../providers/unsent/overlay.ts';
import type { Unsent } from '../../providers/unsent/unsent.ts';
import type { Touch, UnsentChange, Values } from '../../providers/unsent/unsent-change.ts';
import { isOpenTripKey } from '../../providers/use-app-data-provider.ts';
import type { Worklist } from '../../providers/worklist-methods.ts';
import { moveDrafts } from './move-drafts.ts';

/** Keeps open pages in step with what waits: they show it, and go on with what the server has made of it. */
export function useUnsentPages(unsent: Unsent): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const drafts = use(DraftsContext);
  const store = useStoreContext();
  const { pathname, search } = useLocation();

  useEffect(() => {
    let before = unsent.queue.all();
    // What was read until now did not know of them.
    if (before.length > 0) showIn(client, before, before);
    return unsent.queue.subscribe(() => {
      const all = unsent.queue.all();
      const known = new Set(before.map(({ place }) => place));
      const added = all.filter(({ place }) => !known.has(place));
      const places = new Set(all.map(({ place }) => place));
      // What is being sent goes too, and is read again once it was sent.
      const sending = unsent.sender.sending();
      const left = before.filter(({ place }) => !places.has(place) && place !== sending);
      const isFirst = before.length === 0;
      before = all;
      // For what was sent or given up in a tab that could not say so any more.
      if (left.length > 0)
        readAgain(
          client,
          left.flatMap(({ touches }) => touches),
        );
      if (added.length === 0) return;
      showIn(client, all, added);
      // Said once: after that, the number in the top bar says it.
      if (isFirst) toast('notice.line.stored', { type: 'info' });
    });
  }, [unsent, client, toast]);

  useEffect(
    () =>
      unsent.onSent(({ change, created }) => {
        const { creates, touches } = change;
        if (creates !== undefined && created !== undefined && pathname.includes(creates)) {
          const go = () => navigate(pathname.replace(creates, created) + search, { replace: true });
          void moveDrafts(drafts, { change, created }).finally(go);
        }
        // Whoever has selected a new record has selected what the server has made of it.
        if (creates !== undefined && created !== undefined) {
          replaceSelected(store, creates, created);
        }
        readAgain(client, touches);
      }),
    [unsent, client, navigate, drafts, store, pathname, search],
  );

  useEffect(
    () =>
      unsent.onGivenUp((givenUp) => {
        const all = unsent.queue.all();
        // A new record that was given up is in no list any more.
        showIn(
          client,
          all,
          givenUp.filter(({ creates }) => creates),
        );
        showWithout(client, givenUp, all);
        const ids = new Set<unknown>(givenUp.flatMap(({ creates }) => creates ?? []));
        // Its page says that there is no such record.
        void client.resetQueries({
          predicate: ({ queryKey: [, method, params] }) =>
            method === 'getOne' && isObject(params) && ids.has(params.id),
        });
      }),
    [unsent, client],
  );

  useEffect(() => {
    const send = () => void unsent.sender.sendNow();
    const seen = () => document.visibilityState === 'visible' && send();
    send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [unsent]);
}

/** Reads again what changes were about. */
function readAgain(client: QueryClient, touches: readonly Touch[]): void {
  const resources = new Set<unknown>(touches.map(({ resource }) => resource));
  const isOfOrder = [...resources].some((one) => String(one).startsWith('parcels'));
  if (isOfOrder) resources.add('commands');
  void client.invalidateQueries({ predicate: ({ queryKey }) => resources.has(queryKey[0]) });
}

/**
 * Shows records without what was given up: as they were at once, for there may be no line, and then as
 * the server has them.
 */
function showWithout(
  client: QueryClient,
  givenUp: readonly UnsentChange[],
  all: readonly UnsentChange[],
): void {
  const touches = givenUp.flatMap((change) => change.touches);
  const resources = new Set(touches.map(({ resource }) => resource));
  for (const { queryKey } of client.getQueryCache().getAll()) {
    const [resource, method] = queryKey as [string, string];
    if (!resources.has(resource)) continue;
    const former = (one: RaRecord) => withoutGivenUp(givenUp, all, resource, one);
    if (method === 'getOne') client.setQueryData<RaRecord>(queryKey, (one) => one && former(one));
    if (method === 'getMany') {
      client.setQueryData<RaRecord[]>(queryKey, (rows) => rows?.map((one) => one && former(one)));
    }
    if (method === 'getList') {
      client.setQueryData<GetListResult>(queryKey, (list) =>
        Array.isArray(list?.data) ? { ...list, data: list.data.map(former) } : list,
      );
    }
  }
  readAgain(client, touches);
}

/** Shows new changes in what was read before: without a line it is not read again. */
function showIn(
  client: QueryClient,
  all: readonly UnsentChange[],
  added: readonly UnsentChange[],
): void {
  const resources = new Set(
    added.flatMap(({ touches }) => touches.map(({ resource }) => resource)),
  );
  for (const { queryKey } of client.getQueryCache().getAll()) {
    const [resource, method, params] = queryKey as [string, string, Values | undefined];
    if (resource === 'commands' && method === 'parcels') {
      client.setQueryData<readonly Parcel[]>(
        queryKey,
        (parcels) => parcels && parcelsWithUnsent(all, params, parcels),
      );
    }
    if (!resources.has(resource)) continue;
    if (resource === 'worklist') {
      client.setQueryData<Worklist | null>(
        queryKey,
        (worklist) => worklist && worklistWithUnsent(all, worklist),
      );
    }
    if (resource === 'preferences') {
      client.setQueryData<readonly Preference[] | null>(
        queryKey,
        (preferences) => preferences && preferencesWithUnsent(all, preferences),
      );
    }
    if (isOpenTripKey(queryKey)) {
      client.setQueryData<Trip | null>(
        queryKey,
        (trip) => trip && (openTripWithUnsent(all, trip) ?? null),
      );
      continue;
    }
    if (method === 'getOne') {
      client.setQueryData<RaRecord>(queryKey, (one) => one && withUnsent(all, resource, one));
    }
    if (method === 'getMany') {
      client.setQueryData<RaRecord[]>(queryKey, (rows) =>
        rows?.map((one) => one && withUnsent(all, resource, one)),
      );
    }
    if (method === 'getList') {
      client.setQueryData<GetListResult>(queryKey, (list) =>
        Array.isArray(list?.data) ? listWithUnsent(all, resource, list, params) : list,
      );
    }
    if (method === 'getIds') {
      client.setQueryData<readonly Identifier[]>(
        queryKey,
        (ids) => ids && idsWithUnsent(all, resource, ids, params?.filter as Values),
      );
    }
    if (method === 'getManyReference') {
      client.setQueryData<{ data: readonly RaRecord[]; total?: number }>(queryKey, (list) => {
        if (!Array.isArray(list?.data)) return list;
        const data = rowsWithUnsent(all, resource, list.data, params?.filter as Values);
        const left = list.data.length - data.length;
        return { ...list, data, ...(list.total !== undefined && { total: list.total - left }) };
      });
    }
  }
}
