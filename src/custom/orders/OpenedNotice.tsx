import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useNotice } from '../layout/use-notice.ts';
import type { OrderListConfig } from './stages.ts';

/**
 * Says once that the orders of a stage have come. Specification 8 lists the text without saying when;
 * it is shown when the list is opened, not on each page, sort and reload, where it would be noise.
 */
export function OpenedNotice({ stage: { opened } }: { stage: OrderListConfig }) {
  const { data, isPlaceholderData } = useListContext();
  const notice = useNotice();
  const told = useRef(false);
  const loaded = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    if (!loaded || told.current || !opened) return;
    told.current = true;
    notice(opened, { type: 'success' });
  }, [loaded, notice, opened]);
  return null;
}
