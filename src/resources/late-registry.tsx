import { lazy, type ReactElement } from 'react';
import { Resource, ResourceDefinitionContextProvider, type ResourceProps } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { Definition } from '../../domain/define.ts';
import { resources } from '../../domain/resources/registry.ts';
import { activityEntry } from '../custom/activity/activity-place.ts';
import { legalRoutes } from '../custom/legal/legal-routes.tsx';
import { statusEntry } from '../custom/status/status-place.ts';
import { listRoutes, toResource } from '../kit/to-resource.tsx';
import { type View, viewOf } from '../kit/view/view.ts';
import { learnDefinitions } from '../providers/resource-path.ts';
import { advertisementView } from './advertisement.tsx';
import { appointmentsView } from './appointments.tsx';
import { attemptsView } from './attempts.tsx';
import { bookingsView } from './bookings.tsx';
import { faqView } from './faq.tsx';
import { galleryView } from './gallery.tsx';
import { infosView } from './infos.tsx';
import { invoicesView } from './invoices.tsx';
import { LATE_MENU } from './late-menu.ts';
import { legalViews } from './legal-pages.tsx';
import { noticesView } from './notices.tsx';
import { pricesView } from './prices.tsx';
import { firstViews, menuWith, resourceElements } from './registry.tsx';
import { repliesView } from './replies.tsx';
import { reviewsView } from './reviews.tsx';
import { isRouted, loadRoutedViews } from './routed-views.tsx';
import { settingsView } from './settings.tsx';
import { teamRolesView } from './team-roles-view.tsx';
import { templatesView } from './templates.tsx';
import { textsView } from './texts.tsx';
import { weigthpriceView } from './weigthprice.tsx';

const SecurityPage = lazy(() => import('../custom/security/SecurityPage.tsx'));
const SetupPage = lazy(() => import('../custom/setup/SetupPage.tsx'));
const StatusPage = lazy(() => import('../custom/status/StatusPage.tsx'));
const NotFoundPage = lazy(() => import('../custom/layout/NotFoundPage.tsx'));

/** The guide knows all views, those that come with their routes too. */
const ResourceGuide = lazy(async () => {
  const [{ default: Guide }, routed] = await Promise.all([
    import('../custom/resource-guide/ResourceGuide.tsx'),
    loadRoutedViews(),
  ]);
  return { default: () => <Guide views={[...views, ...routed]} /> };
});

/** The activity is about the records of all views. */
const ActivityPage = lazy(async () => {
  const [{ ActivityPage: Page }, routed] = await Promise.all([
    import('../custom/activity/ActivityPage.tsx'),
    loadRoutedViews(),
  ]);
  const all = [...views, ...routed];
  return { default: () => <Page views={all} /> };
});

learnDefinitions(resources);

/** Views that add to their definition. */
const ownViews: readonly View[] = [
  settingsView,
  textsView,
  repliesView,
  teamRolesView,
  templatesView,
  noticesView,
  appointmentsView,
  bookingsView,
  pricesView,
  weigthpriceView,
  galleryView,
  infosView,
  advertisementView,
  reviewsView,
  attemptsView,
  invoicesView,
  ...legalViews,
  faqView,
];

const isDeclared = ({ name }: Definition): boolean =>
  isRouted(name) || [...firstViews, ...ownViews].some((view) => view.definition.name === name);

const derivedViews = Object.values<Definition>(resources).flatMap((definition) =>
  isDeclared(definition) ? [] : [viewOf(definition)],
);

const lateViews: readonly View[] = [...ownViews, ...derivedViews];

/** The views of all resources; one without its own view gets it from its definition. */
export const views: readonly View[] = [...firstViews, ...lateViews];

/** Whether it has a page at its own address, not only lists at others. */
const hasScreens = ({ screens }: View): boolean =>
  (['list', 'create', 'edit', 'show'] as const).some((screen) => screens[screen] !== false);

const lateElements: readonly ReactElement<ResourceProps>[] = lateViews
  .filter(hasScreens)
  .map(toResource);

/** The routes of lists at addresses of their own. */
export const lateListPages = lateViews.flatMap(listRoutes);

/** The side menu with the entries of views that have no place in it from the beginning. */
export const wholeMenu = menuWith(
  lateViews.filter(({ definition }) => !Object.hasOwn(LATE_MENU, definition.name)),
  [statusEntry, activityEntry],
);

/** What the framework knows of each resource. */
const definitions = Object.fromEntries(
  [...resourceElements, ...lateElements].map(({ props }) => [
    props.name,
    Resource.registerResource(props),
  ]),
);

/** The pages of all resources but those of the first list, and the not-found picture. */
const latePages = (
  <ResourceDefinitionContextProvider definitions={definitions}>
    <Routes>
      {lateListPages}
      {legalRoutes}
      {lateElements.map((resource) => (
        <Route key={resource.key} path={`${resource.props.name}/*`} element={resource} />
      ))}
      <Route path="activity" element={<ActivityPage />} />
      <Route path="security" element={<SecurityPage />} />
      <Route path="setup" element={<SetupPage />} />
      <Route path="status" element={<StatusPage />} />
      <Route path="resources/:name?" element={<ResourceGuide />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </ResourceDefinitionContextProvider>
);

export default function LatePages() {
  return latePages;
}
