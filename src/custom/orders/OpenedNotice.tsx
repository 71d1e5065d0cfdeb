import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useOutlet } from 'react-router-dom';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import type { OrderListConfig } from './stages.ts';

/**
 * Shows the notice that the orders of a stage have loaded. Specification 8 lists the text but not when
 * to show it: here it appears when the list is opened, not on every page, sort and reload, where it
 * would be noise. A list below an editor does not count as opened: the editor shows its own notice.
 */
export function OpenedNotice({ stage: { opened } }: { stage: OrderListConfig }) {
  const { data, isPlaceholderData } = useListContext();
  const notice = useNotice();
  const told = useRef(false);
  const isCovered = useOutlet() !== null;
  const loaded = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    if (!loaded || isCovered || told.current || !opened) return;
    told.current = true;
    notice(opened, { type: 'success' });
  }, [isCovered, loaded, notice, opened]);
  return null;
}
