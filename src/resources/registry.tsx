import type { ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Definition } from '../../domain/define.ts';
import { resources } from '../../domain/resources/registry.ts';
import { chatEntry } from '../custom/chat/chat-entry.ts';
import { listEntries, menuSections } from '../kit/menu.ts';
import { listRoutes, toResource } from '../kit/to-resource.tsx';
import { type View, viewOf } from '../kit/view/view.ts';
import { advertisementView } from './advertisement.tsx';
import { appointmentsView } from './appointments.tsx';
import { bookingsView } from './bookings.tsx';
import { commandsView } from './commands.tsx';
import { faqView } from './faq.tsx';
import { galleryView } from './gallery.tsx';
import { infosView } from './infos.tsx';
import { invoicesView } from './invoices.tsx';
import { legalViews } from './legal-pages.tsx';
import { messageEntries, messagePages } from './message-pages.tsx';
import { noticesView } from './notices.tsx';
import { pricesView } from './prices.tsx';
import { repliesView } from './replies.tsx';
import { reviewsView } from './reviews.tsx';
import { settingsView } from './settings.tsx';
import { templatesView } from './templates.tsx';
import { textsView } from './texts.tsx';
import { toursView } from './tours.tsx';
import { tripsView } from './trips.tsx';
import { usersView } from './users.tsx';
import { weigthpriceView } from './weigthprice.tsx';

/** Views that add to their definition. */
const ownViews: readonly View[] = [
  commandsView,
  tripsView,
  toursView,
  usersView,
  settingsView,
  textsView,
  repliesView,
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
  ...legalViews,
  faqView,
];

const derivedViews = Object.values<Definition>(resources).flatMap((definition) =>
  ownViews.some((view) => view.definition.name === definition.name) ? [] : [viewOf(definition)],
);

/** The views of all resources; one without its own view gets it from its definition. */
export const views: readonly View[] = [...ownViews, ...derivedViews];

/** The stock `<Resource>` elements, created once. */
export const resourceElements: readonly ReactElement<ResourceProps>[] = views.map(toResource);

/** The views that have lists at addresses of their own; issued documents have nothing else. */
const listed = [...views, invoicesView];

/** The routes of those lists. */
export const listPages: readonly ReactElement[] = [...listed.flatMap(listRoutes), ...messagePages];

/** The side menu of the product: the resources, and the lists at addresses of their own. */
export const sideMenu = menuSections(views, [
  ...listEntries(listed.flatMap(({ lists }) => lists)),
  chatEntry,
  ...messageEntries,
]);
