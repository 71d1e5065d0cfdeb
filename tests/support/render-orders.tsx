import { act } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type AuthProvider,
  CoreAdminUI,
  CustomRoutes,
  Notification,
  Resource,
  type Store,
  useLocation,
  useNavigate,
  useNotificationContext,
} from 'react-admin';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Role } from '../../domain/access.ts';
import type { Locale } from '../../domain/fields.ts';
import { recordName } from '../../domain/record-name.ts';
import { commands } from '../../domain/resources/commands.ts';
import NotFoundPage from '../../src/custom/layout/NotFoundPage.tsx';
import type { Messages } from '../../src/i18n/en.ts';
import { HintLayer } from '../../src/kit/HintLayer.tsx';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { lateListPages } from '../../src/resources/late-registry.tsx';
import { listPages } from '../../src/resources/registry.tsx';
import { API, type orderBackEnd } from './order-back-end.ts';
import { renderPage, setScreenWidth } from './web.tsx';

/** The network of a test file: only the back end of a test answers. */
export function ownNetwork() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

type Options = {
  backEnd: ReturnType<typeof orderBackEnd>;
  network: ReturnType<typeof setupServer>;
  locale?: Locale;
  width?: number;
  role?: Role;
  /** Whether changes carry an idempotency key. */
  idempotencyKeys?: boolean;
  /** Replaces the locale's own texts. */
  messages?: Messages;
  /** What the device remembers. */
  store?: Store;
};

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <header id="react-admin-title" />
    <main>{children}</main>
    <Notification />
    <HintLayer />
    <ShownNotices />
    <Steps />
  </>
);

/** Every notice that was shown, in order; the snackbar itself disappears automatically. */
function ShownNotices() {
  const { notifications } = useNotificationContext();
  const [notified, setNotified] = useState<readonly string[]>([]);
  const newest = notifications.at(-1);
  useEffect(() => {
    if (newest) setNotified((before) => [...before, String(newest.message)]);
  }, [newest]);
  return <output data-testid="told">{notified.join(' ')}</output>;
}

let navigate: ReturnType<typeof useNavigate>;
let address = '';

function Steps() {
  navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  address = `${pathname}${search}${hash}`;
  return null;
}

/** The address that is shown. */
export const shownAddress = () => decodeURIComponent(address);

/** Goes back as the browser's button does. */
export const goBack = () => act(async () => navigate(-1));

/** Follows a link that stands outside of the list. */
export const follow = (path: string) => act(async () => navigate(path));

/** A user with this role, whom the back end knows. */
export const signedInAs = (role: Role): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => role,
  getIdentity: async () => ({ id: 'somebody', fullName: 'Amina Probe' }),
});

/** Opens an order page against a back end, with the real data provider in between. */
export function openOrders(
  path: string,
  { backEnd, network, width = 1440, role = 'admin', idempotencyKeys = false, ...texts }: Options,
) {
  network.use(...backEnd.handlers);
  setScreenWidth(width);
  const dataProvider = createDataProvider({
    apiUrl: API,
    getToken: () => 'token',
    idempotencyKeys,
  });
  return renderPage(
    <CoreAdminUI layout={Frame} catchAll={NotFoundPage} requireAuth={false} disableTelemetry>
      <Resource name="commands" recordRepresentation={(order) => recordName(commands, order)} />
      <CustomRoutes>
        {listPages}
        {lateListPages}
      </CustomRoutes>
    </CoreAdminUI>,
    { path, dataProvider, authProvider: signedInAs(role), ...texts },
  );
}
