import SchemaOutlined from '@mui/icons-material/SchemaOutlined';
import type { ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { type Actor, admin } from '../../domain/access.ts';
import { mayReadAll } from '../../domain/field-access.ts';
import { STAGE_ADDRESSES } from '../../domain/orders/addresses.ts';
import type { firstResources } from '../../domain/resources/first-resources.ts';
import { chatEntry } from '../custom/chat/chat-entry.ts';
import { ScanPage, scanEntry } from '../custom/scanning/scan-entry.ts';
import { AllTexts } from '../kit/AllTexts.tsx';
import { useMay } from '../kit/access/use-access.ts';
import { listEntries, type MenuEntry, type MenuView, menuSections } from '../kit/menu.ts';
import { listRoutes, toResource } from '../kit/to-resource.tsx';
import type { View } from '../kit/view/view.ts';
import { commandsView } from './commands.tsx';
import { LATE_MENU } from './late-menu.ts';
import { routedEntries, routedPages } from './routed-views.tsx';
import { TO_MOROCCO } from './stage-lists.tsx';
import { toursView } from './tours.tsx';
import { tripsView } from './trips.tsx';
import { usersView } from './users.tsx';

/** The views of what people open first; those of all other resources are in late-registry.tsx. */
export const firstViews: readonly View[] = Object.values({
  commands: commandsView,
  trips: tripsView,
  tours: toursView,
  users: usersView,
} satisfies Readonly<Record<keyof typeof firstResources, View>>);

/** The stock `<Resource>` elements, created once. */
export const resourceElements: readonly ReactElement<ResourceProps>[] = firstViews.map(toResource);

/** The routes of lists at addresses of their own. */
export const listPages: readonly ReactElement[] = [
  ...firstViews.flatMap(listRoutes),
  <Route
    key={TO_MOROCCO.to}
    path={TO_MOROCCO.to}
    element={<Navigate to={STAGE_ADDRESSES.validation} replace />}
  />,
  ...routedPages,
  <Route
    key={scanEntry.to}
    path={scanEntry.to}
    element={
      <AllTexts>
        <ScanPage />
      </AllTexts>
    }
  />,
];

const lateEntries: readonly MenuView[] = Object.entries(LATE_MENU).map(([name, place]) => ({
  ...place,
  definition: { name },
}));

/** The page that shows administrators what is declared here. */
const guideEntry: MenuEntry = {
  to: '/resources',
  labelKey: 'shell.menu.resources',
  needs: 'resources',
  icon: SchemaOutlined,
  section: 'settings',
  order: 99,
  // Whoever types its address reads there that it is not for them.
  useIsThere: () => useMay()(admin),
};

const listsOf = ({ definition, lists }: View) =>
  lists.map((list) => ({
    ...list,
    needs: definition.name,
    // The server rejects a filter by a field that somebody may not read.
    isFor: (actor: Actor) => mayReadAll(definition.fields, Object.keys(list.filter), actor),
  }));

/** The side menu: the resources, and the lists and pages at addresses of their own; `more` came later. */
export const menuWith = (more: readonly View[], pages: readonly MenuEntry[] = []) =>
  menuSections(
    [...firstViews, ...lateEntries, ...more],
    [
      ...listEntries(firstViews.flatMap(listsOf)),
      ...listEntries(more.flatMap(listsOf)),
      chatEntry,
      scanEntry,
      ...routedEntries,
      guideEntry,
      ...pages,
    ],
  );

/** The side menu of the product before its other views have come. */
export const sideMenu = menuWith([]);
