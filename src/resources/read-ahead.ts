import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { TRIP_GROUPS } from '../../domain/trips/groups.ts';
import { type MenuPage, pagesOf, type SideMenu } from '../kit/menu.ts';
import { canReadByRange, pageSizeKeyOf } from '../kit/view/list-view.ts';
import type { AppDataProvider } from '../providers/app-data-provider.ts';
import { BY_RANGE } from '../providers/list-query.ts';
import { store } from '../providers/store.ts';
import { views } from './late-registry.tsx';

/** Lists that are read ahead, in the order of the menu: work comes first in it. */
const MOST = 16;

/**
 * Reads the first page of the lists that the menu leads this person to, as the lists would when they are
 * opened, so that each of them has something to show without a connection.
 */
export async function readLists(
  menu: SideMenu,
  provider: Pick<AppDataProvider, 'getList' | 'getTripByName' | 'getWorklist'>,
  pause: () => Promise<void>,
): Promise<void> {
  // What stands before some of the lists, and the overview.
  for (const group of TRIP_GROUPS)
    await ignoringFailure(provider.getTripByName(group), 'Who may not read trips needs none.');
  await ignoringFailure(provider.getWorklist({ since: null }), 'The overview reads it.');
  for (const { list, view } of pagesOf(menu).flatMap(listsAt).slice(0, MOST)) {
    const { resource, filter, sort } = list;
    const perPage = store.getItem<number>(pageSizeKeyOf(view, list)) ?? list.perPage;
    const params = {
      pagination: { page: 1, perPage },
      sort,
      filter,
      ...(canReadByRange(list) && { meta: BY_RANGE }),
    };
    await ignoringFailure(provider.getList(resource, params), 'It is read when it is opened.');
    await pause();
  }
}

const listsAt = ({ to }: Pick<MenuPage, 'to'>) =>
  views.flatMap((view) =>
    [view.list, ...view.lists]
      .filter(({ path }) => (path ?? `/${view.definition.name}`) === to)
      .map((list) => ({ view, list })),
  );
