import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { RoutedName } from '../i18n/resource-labels.ts';
import { AllTexts } from '../kit/AllTexts.tsx';
import { preparedPage } from '../kit/lazy-part.tsx';
import type { MenuEntry } from '../kit/menu.ts';
import { routedListPage } from '../kit/to-resource.tsx';
import type { View } from '../kit/view/view.ts';

/** A list whose view, with its definition and its texts, is loaded with its route. */
type RoutedView = {
  readonly load: () => Promise<{ default: View }>;
  /** The list of the view that stands at the address. */
  readonly list: string;
  readonly path: string;
  readonly menu?: Pick<MenuEntry, 'labelKey' | 'icon' | 'section' | 'order'>;
  /** What its sub-paths open over it. */
  readonly over: { readonly [path: string]: ComponentType };
};

const DeliveryDialog = lazy(() => import('../custom/messages/history/DeliveryDialog.tsx'));

/**
 * What was sent and what waits, by the names of the resources. What waits has its labels beside those
 * of notices, whose choices it shares.
 */
const ROUTED: Readonly<Record<RoutedName | 'waitingNotices', RoutedView>> = {
  campaigns: {
    load: () => import('./campaigns.tsx'),
    list: 'campaigns',
    path: '/campaigns',
    menu: {
      labelKey: 'shell.menu.campaigns',
      icon: ForwardToInboxOutlined,
      section: 'messages',
      order: 1,
    },
    over: {},
  },
  deliveries: {
    load: () => import('./deliveries.tsx'),
    list: 'outbox',
    path: '/outbox',
    menu: { labelKey: 'shell.menu.outbox', icon: OutboxOutlined, section: 'messages', order: 2 },
    over: { ':id': DeliveryDialog },
  },
  waitingNotices: {
    load: () => import('./waiting-notices.tsx'),
    list: 'waiting',
    path: '/notices/waiting',
    over: { ':id': lazy(() => import('../custom/messages/notices/waiting/WaitingDialog.tsx')) },
  },
};

/** The names of the resources whose views come with their routes. */
export const isRouted = (name: string): boolean => Object.hasOwn(ROUTED, name);

/** All of these views, for whoever wants to know of every resource. */
export const loadRoutedViews = (): Promise<readonly View[]> =>
  Promise.all(Object.values(ROUTED).map(async ({ load }) => (await load()).default));

const pages = Object.entries(ROUTED).map(([name, routed]) => ({
  ...routed,
  name,
  Page: routedListPage(routed.load, routed.list),
}));

const opened = (over: RoutedView['over']) =>
  Object.entries(over).map(([path, Opened]) => (
    <Route key={path} path={path} element={<Opened />} />
  ));

const CampaignPage = preparedPage(() => import('./campaign.tsx'));

/** The routes of these lists, and of the page of what was sent at once. */
export const routedPages: readonly ReactElement[] = [
  ...pages.map(({ path, over, Page }) => (
    <Route
      key={path}
      path={path}
      element={
        <AllTexts>
          <Page />
        </AllTexts>
      }
    >
      {opened(over)}
    </Route>
  )),
  <Route
    key="campaign"
    path="/campaigns/:id/show"
    element={
      <AllTexts>
        <CampaignPage />
      </AllTexts>
    }
  >
    {opened({ ':delivery': DeliveryDialog })}
  </Route>,
];

/** Their places in the side menu. */
export const routedEntries: readonly MenuEntry[] = pages.flatMap(({ name, path, menu, Page }) =>
  menu ? [{ ...menu, to: path, needs: name, prepare: Page.prepare }] : [],
);
