import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { type NoticeKey, useNotice } from '../notices/use-notice.tsx';
import { usePreferencesUnder } from './use-preferences.ts';

const PREFIX = 'notices:';
const READ = 'read';

/**
 * Whether this person wants to see what has been read ('… Fetched'). The device remembers the last
 * known answer, because a list is often there before the preferences are.
 */
export function useReadNotices() {
  const { stored, isOnServer, keepSurely } = usePreferencesUnder(PREFIX);
  const notice = useNotice();
  const [isWanted, setWanted] = useStore(`${PREFIX}${READ}`, true);
  const there = stored.find(({ name }) => name === READ)?.value;
  useEffect(() => {
    if (typeof there === 'boolean') setWanted(there);
  }, [there, setWanted]);
  return {
    isWanted,
    /** Switches them on or off, for every device of this person. */
    choose: async (wanted: boolean) => {
      setWanted(wanted);
      if (!isOnServer) return;
      try {
        await keepSurely(READ, wanted);
      } catch {
        setWanted(!wanted);
        notice('server.reload', { type: 'error' });
      }
    },
  };
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
