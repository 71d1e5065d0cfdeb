import type { ReactElement } from 'react';
import type { Definition } from '../../domain/define.ts';
import { resources } from '../../domain/resources/registry.ts';
import { menuEntries } from '../custom/menu-entries.ts';
import { menuSections } from '../kit/menu.ts';
import { toResource } from '../kit/to-resource.tsx';
import { type View, viewOf } from '../kit/view/view.ts';
import { commandsView } from './commands.tsx';
import { settingsView } from './settings.tsx';
import { textsView } from './texts.tsx';
import { toursView } from './tours.tsx';
import { tripsView } from './trips.tsx';
import { usersView } from './users.tsx';

/** Views that add to their definition. */
const ownViews: readonly View[] = [
  commandsView,
  tripsView,
  toursView,
  usersView,
  settingsView,
  textsView,
];

const derivedViews = Object.values<Definition>(resources).flatMap((definition) =>
  ownViews.some((view) => view.definition.name === definition.name) ? [] : [viewOf(definition)],
);

/** The views of all resources; one without its own view gets it from its definition. */
export const views: readonly View[] = [...ownViews, ...derivedViews];

/** The stock `<Resource>` elements, created once. */
export const resourceElements: readonly ReactElement[] = views.map(toResource);

/** The side menu of the product: the views, and the pages that are no resource. */
export const sideMenu = menuSections(views, menuEntries);
