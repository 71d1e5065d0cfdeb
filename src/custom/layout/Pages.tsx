import {
  Activity,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useState,
} from 'react';
import { createPath, type Location, parsePath, useLocation } from 'react-router-dom';
import { AtLocation } from '../../kit/at-location.tsx';
import { DrawAheadContext } from '../../kit/draw-ahead.ts';
import { useIsInMenu } from '../../kit/menu.ts';
import { LoginAwaited } from '../../providers/use-role.ts';
import { ErrorBoundary } from './FailurePage.tsx';
import { LoadingPage } from './LoadingPage.tsx';

/** A page, with a key for as long as it is mounted. */
type Slot = { readonly location: Location; readonly key: number };
/** The page that is shown at an entry of the history, and the one drawn ahead. */
type Slots = { readonly entry: Location; readonly shown: Slot; readonly ahead?: Slot };

/**
 * The page of the address, and behind it the one that somebody is about to open: hidden, and without
 * its effects. Once its address is opened, it is there. `children` are the routes.
 */
export function Pages({ children }: { children: ReactNode }) {
  const entry = useLocation();
  const [known, setSlots] = useState<Slots>({ entry, shown: { location: entry, key: 0 } });
  const slots = known.entry === entry ? known : opened(known, entry);
  if (slots !== known) setSlots(slots);
  const draw = useCallback(
    (address: string) => startTransition(() => setSlots((now) => withAhead(now, address))),
    [],
  );
  const isAwaited = use(LoginAwaited);
  const isInMenu = useIsInMenu();
  // Behind the login only lists are drawn: forms look for the drafts of whoever is logged in.
  if (isAwaited && !isInMenu(entry.pathname)) return null;
  return (
    <DrawAheadContext value={draw}>
      {[slots.shown, slots.ahead].map(
        (slot) =>
          slot && (
            <Activity key={slot.key} mode={slot === slots.shown ? 'visible' : 'hidden'}>
              <Page location={slot.location}>{children}</Page>
            </Activity>
          ),
      )}
    </DrawAheadContext>
  );
}

const isAt = (slot: Slot | undefined, address: string): boolean =>
  slot !== undefined && createPath(slot.location) === address;

/** The page drawn ahead keeps the location that it was drawn with, so that none of it is drawn again. */
function opened({ shown, ahead }: Slots, entry: Location): Slots {
  if (!ahead || !isAt(ahead, createPath(entry)))
    return { entry, shown: { ...shown, location: entry } };
  return { entry, shown: entry.state === null ? ahead : { ...ahead, location: entry } };
}

function withAhead(now: Slots, address: string): Slots {
  const { shown, ahead } = now;
  if (isAt(shown, address) || isAt(ahead, address)) return now;
  const key = Math.max(shown.key, ahead?.key ?? 0) + 1;
  return { ...now, ahead: { location: locationOf(address), key } };
}

const locationOf = (address: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(address),
  state: null,
  key: address,
});

/** Drawn again only for another location: beside it another page is drawn meanwhile. */
const Page = memo(function Page({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}) {
  return (
    <AtLocation location={location}>
      <ErrorBoundary>
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </ErrorBoundary>
    </AtLocation>
  );
});
