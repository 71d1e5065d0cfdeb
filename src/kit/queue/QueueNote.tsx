import { useEffect } from 'react';
import { useListContext, useStoreContext } from 'react-admin';
import { BY_RANGE } from '../../providers/list-query.ts';
import { canReadByRange, useListView } from '../view/list-view.ts';
import { QUEUE_KEY, type Queue } from './queue.ts';

/** Notes which list is open, and how, so that the page of one of its records leads to the next. */
export function QueueNote() {
  const { list } = useListView();
  const { filterValues, sort, page, perPage } = useListContext();
  const { setItem } = useStoreContext();
  useEffect(() => {
    setItem<Queue>(QUEUE_KEY, {
      resource: list.resource,
      title: list.title,
      filter: { ...filterValues, ...list.filter },
      sort,
      perPage,
      ...(canReadByRange(list) && { meta: BY_RANGE }),
      at: (page - 1) * perPage,
    });
  }, [list, filterValues, sort, page, perPage, setItem]);
  return null;
}
