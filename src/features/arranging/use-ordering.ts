import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type GetListResult,
  type Identifier,
  useGetRecordRepresentation,
  useListContext,
  useTranslate,
} from 'react-admin';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { useListView } from '../../kit/view/list-view.ts';
import type { Place } from '../../providers/arranging-methods.ts';
import { errorKey } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import type { Ordering } from './ordering.ts';

/** Why the records of this list cannot be moved just now, as a key. */
function useReason(): string | undefined {
  const { view } = useListView();
  const { sort, filterValues } = useListContext();
  if (sort.field !== view.definition.ordered || sort.order !== 'ASC') return 'arrange.sortFirst';
  const isFiltered = Object.values(filterValues ?? {}).some(
    (value) => value !== undefined && value !== '',
  );
  return isFiltered ? 'arrange.filtered' : undefined;
}

/** A list with one of its records at another place of the page. */
function reordered(list: GetListResult, id: Identifier, at: number): GetListResult {
  const one = list.data.find((record) => record.id === id);
  if (!one) return list;
  const others = list.data.filter((record) => record !== one);
  const isHere = at >= 0 && at < list.data.length;
  return { ...list, data: isHere ? others.toSpliced(at, 0, one) : others };
}

/** Where a record is to stand, beside its new neighbour if that is on the page, or by its number. */
function targetOf(ids: readonly Identifier[], id: Identifier, at: number, place: number): Place {
  const others = ids.filter((one) => one !== id);
  const previous = others[at - 1];
  const next = others[at];
  if (at >= 0 && at < ids.length) {
    if (previous !== undefined) return { after: String(previous) };
    if (next !== undefined) return { before: String(next) };
  }
  return { place };
}

/**
 * The order of this list. A change is shown at once and can be undone; what the server rejects is put
 * back, with the reason.
 */
export function useOrdering(): Ordering {
  const { view, list } = useListView();
  const { data = [], page, perPage, total = data.length } = useListContext();
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(view.definition.name);
  const reason = useReason();

  return useMemo(() => {
    const before = (page - 1) * perPage;
    const ids = data.map(({ id }) => id);
    const queryKey = [list.resource, 'getList'];
    const again = () => client.invalidateQueries({ queryKey });

    async function put(id: Identifier, target: Place, from: number | undefined) {
      try {
        const { place, of } = await provider.moveRecord(list.resource, id, target);
        await again();
        const record = data.find((one) => one.id === id);
        const own = String((record && represent(record)) ?? '');
        const name = own || translate('arrange.untitled');
        const undo = () => void put(id, { place: from ?? place }, undefined);
        toast(from === undefined ? 'arrange.movedBack' : 'arrange.moved', {
          args: { name, place, of },
          ...(from !== undefined && {
            action: { label: 'ra.action.undo' as const, onChoose: undo },
          }),
        });
      } catch (error) {
        await again();
        toast(errorKey(error), { type: 'error' });
      }
    }

    const placeOf = (id: Identifier) => before + ids.indexOf(id) + 1;
    return {
      reason: reason && translate(reason),
      count: total,
      placeOf,
      move(id, wantedPlace) {
        const place = Math.min(Math.max(1, wantedPlace), total);
        const from = placeOf(id);
        if (place === from) return;
        const at = place - 1 - before;
        client.setQueriesData<GetListResult>(
          { queryKey, type: 'active' },
          (shown) => shown && reordered(shown, id, at),
        );
        void put(id, targetOf(ids, id, at, place), from);
      },
    };
  }, [client, data, list, page, perPage, provider, reason, represent, toast, total, translate]);
}
