import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { usePreferencesUnder } from '../../kit/list/use-preferences.ts';
import { arrangementOf, type MenuArrangement } from '../../kit/menu-arrangement.ts';
import { useNotice } from '../../kit/notices/use-notice.tsx';

const PREFIX = 'menu:';
const NAME = 'arrangement';

/**
 * The arrangement of the side menu, of this person on all of their devices. The menu is drawn by what
 * the device knows, so that it does not jump once the server has answered; what was changed before that
 * is sent then. A change that could not be written is taken back.
 */
export function useMenuArrangement() {
  const { stored, isOnServer, keepSurely } = usePreferencesUnder(PREFIX);
  const notice = useNotice();
  const [known, setKnown] = useStore<unknown>(PREFIX + NAME);
  const [unsent, setUnsent] = useState<MenuArrangement>();
  const there = stored.find(({ name }) => name === NAME)?.value;
  useEffect(() => {
    if (there !== undefined && !unsent) setKnown(there);
  }, [there, unsent, setKnown]);
  const send = useEffectEvent(async (wanted: MenuArrangement) => {
    try {
      await keepSurely(NAME, wanted);
    } catch {
      notice('server.reload', { type: 'error' });
    }
    setUnsent((latest) => (latest === wanted ? undefined : latest));
  });
  useEffect(() => {
    if (isOnServer && unsent) void send(unsent);
  }, [isOnServer, unsent]);
  const arrangement = useMemo(() => arrangementOf(known), [known]);
  const change = useCallback(
    (part: Partial<MenuArrangement>) => {
      const wanted = { ...arrangement, ...part };
      setKnown(wanted);
      setUnsent(wanted);
    },
    [arrangement, setKnown],
  );
  return { arrangement, change };
}
