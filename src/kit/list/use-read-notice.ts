import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NoticeKey, useNotice } from '../notices/use-notice.tsx';
import { usePersonalChoice } from './use-personal-choice.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const READ = { part: 'notices', name: 'read', isValid: isBoolean };

/** Whether this person wants to see what has been read ('… Fetched'). */
export function useReadNotices() {
  const { chosen = true, choose } = usePersonalChoice(READ);
  return { isWanted: chosen, choose };
}

/**
 * Says quietly that something has been read (specification 8), unless this person wants no such
 * notices. The function stays the same, so that an effect does not say a thing again.
 */
export function useReadNotice(): (key: NoticeKey) => void {
  const { isWanted } = useReadNotices();
  const notice = useNotice();
  const latest = useRef(isWanted);
  useLayoutEffect(() => {
    latest.current = isWanted;
  }, [isWanted]);
  return useCallback(
    (key) => {
      if (latest.current) notice(key, { type: 'success', isQuiet: true });
    },
    [notice],
  );
}
