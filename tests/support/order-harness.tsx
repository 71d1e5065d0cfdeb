import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import {
  type AuthProvider,
  CoreAdminUI,
  CustomRoutes,
  Notification,
  type Store,
  useLocation,
} from 'react-admin';
import { Link, Route } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Locale } from '../../domain/fields.ts';
import { commands } from '../../domain/resources/commands.ts';
import { deliveries } from '../../domain/resources/deliveries.ts';
import { tours } from '../../domain/resources/tours.ts';
import { trips } from '../../domain/resources/trips.ts';
import { users } from '../../domain/resources/users.ts';
import type { Grants } from '../../domain/roles/grants.ts';
import { toResource } from '../../src/kit/to-resource.tsx';
import type { View } from '../../src/kit/view/view.ts';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { type Drafts, DraftsContext, memoryDrafts } from '../../src/providers/drafts.ts';
import { storeSession } from '../../src/providers/session.ts';
import { commandsView } from '../../src/resources/commands.tsx';
import { tripsView } from '../../src/resources/trips.tsx';
import { usersView } from '../../src/resources/users.tsx';
import { OWN_API } from './answering.ts';
import { fakeBackEnd } from './fake-back-end.ts';
import { asRole } from './generated-screens.tsx';
import type { WireOrder } from './sample-order.ts';
import { renderPage, setScreenWidth } from './web.tsx';

const OTHERS = [usersView, tripsView].map(toResource);
const ORDERS = toResource(commandsView);

type Harness = {
  orders?: readonly WireOrder[];
  customers?: readonly Record<string, unknown>[];
  trips?: readonly Record<string, unknown>[];
  /** Messages about the orders; without them the back end keeps none. */
  deliveries?: readonly Record<string, unknown>[];
  /** The store of drafts; pages that share one run on the same device. */
  drafts?: Drafts;
  /** What the device has stored of lists; by default nothing. */
  store?: Store;
  /** The logged-in user. */
  userId?: string;
  locale?: Locale;
  /** What the user may do; by default everything. */
  authProvider?: AuthProvider;
  /** What the composed role of the user grants, if they have one. */
  grants?: Grants;
  /** How orders look, if not as in the product. */
  view?: View;
};

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <header id="react-admin-title" />
    <nav>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/commands/create" state={{ tripGroup: 'B', from: '/ToDu' }}>
        Add from Morocco
      </Link>
    </nav>
    <main>{children}</main>
    <Notification />
  </>
);

/** Any page that the order screens link to. */
const Elsewhere = () => <p data-testid="place">{useLocation().pathname}</p>;

/** The order screens over a back end of the contract, on a device of the test's own. */
export function orderHarness() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => server.close());

  return {
    /** Answers some calls differently from now on. */
    use: server.use.bind(server),
    /** Is called with each call that the back end has answered. */
    onAnswer: (listener: (request: Request) => void) =>
      void server.events.on('response:mocked', ({ request }) => listener(request)),
    /** Opens a page and returns the back end behind it. */
    async open(path: string, harness: Harness = {}) {
      const backEnd = fakeBackEnd(OWN_API, [
        // As they are when nobody has changed them yet.
        { definition: commands, rows: (harness.orders ?? []).map((one) => ({ ...one, __v: 0 })) },
        { definition: users, rows: harness.customers ?? [] },
        { definition: trips, rows: harness.trips ?? [] },
        { definition: tours, rows: [] },
        ...(harness.deliveries ? [{ definition: deliveries, rows: harness.deliveries }] : []),
      ]);
      server.use(backEnd.handler);
      const { unmount } = await this.show(path, harness);
      return { ...backEnd, unmount };
    },
    /** Opens a page over the existing back end. */
    async show(path: string, harness: Harness = {}) {
      const { drafts = memoryDrafts(), userId = 'clerk', locale, view, store } = harness;
      const { authProvider = asRole('admin'), grants } = harness;
      setScreenWidth(1440);
      storeSession({ token: 'a-token', user: { _id: userId, ...(grants && { grants }) } });
      return renderPage(
        <DraftsContext.Provider value={drafts}>
          <CoreAdminUI layout={Frame} disableTelemetry>
            {view ? toResource(view) : ORDERS}
            {OTHERS}
            <CustomRoutes>
              {['/elsewhere', '/ToMa/*', '/ToDu'].map((place) => (
                <Route key={place} path={place} element={<Elsewhere />} />
              ))}
            </CustomRoutes>
          </CoreAdminUI>
        </DraftsContext.Provider>,
        {
          path,
          authProvider,
          dataProvider: createDataProvider({ apiUrl: OWN_API, getToken: () => 'a-token' }),
          ...(locale ? { locale } : {}),
          ...(store ? { store } : {}),
        },
      );
    },
  };
}
