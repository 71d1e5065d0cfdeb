import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react';
import { Resource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { recordName } from '../../domain/record-name.ts';
import { choiceLabelKey } from '../i18n/resource-labels.ts';
import { AllTexts } from './AllTexts.tsx';
import { lazyPart, preparedPage } from './lazy-part.tsx';
import { GeneratedList } from './list/GeneratedList.tsx';
import type { NameInLanguage } from './view/NamesInLanguage.tsx';
import { ViewProvider } from './view/ViewProvider.tsx';
import type { Screens, View } from './view/view.ts';

const GeneratedCreate = lazyPart(() => import('./form/GeneratedCreate.tsx'), 'GeneratedCreate');
const GeneratedEdit = lazyPart(() => import('./form/GeneratedEdit.tsx'), 'GeneratedEdit');
const GeneratedShow = lazyPart(() => import('./show/GeneratedShow.tsx'), 'GeneratedShow');

/** The stock react-admin `<Resource>` of a view. Call it once, at module scope: its routes are made once. */
export function toResource(view: View): ReactElement<ResourceProps> {
  const { definition, icon, namedBy, adding, screens } = view;
  const represent: NameInLanguage = (record, locale, translate) => {
    const value: unknown = namedBy && record[namedBy];
    return namedBy && value && translate
      ? translate(choiceLabelKey(definition.name, namedBy, value))
      : recordName(definition, record, locale);
  };
  const drawn = (Shown: ComponentType) => (
    <AllTexts>
      <Within view={view}>
        <Shown />
      </Within>
    </AllTexts>
  );
  const screen = (name: keyof Screens, Generated: ComponentType) => {
    const Shown = screens[name] ?? Generated;
    return Shown === false ? {} : { [name]: drawn(Shown) };
  };
  return (
    <Resource
      key={definition.name}
      name={definition.name}
      icon={icon}
      recordRepresentation={represent}
      {...screen('list', GeneratedList)}
      {...screen('create', GeneratedCreate)}
      {...screen('edit', GeneratedEdit)}
      {...screen('show', GeneratedShow)}
    >
      {adding.map(({ path, Page }) => (
        <Route key={path} path={path} element={drawn(Page)} />
      ))}
    </Resource>
  );
}

/**
 * The routes of the lists that a view has at addresses of their own, with what opens over them.
 * Sub-paths that nothing opens fall through to the not-found picture.
 */
export const listRoutes = (view: View): readonly ReactElement[] =>
  view.lists.flatMap(({ name, path, aliases = [], over = {}, isFirst }) => {
    if (path === undefined) return [];
    return [path, ...aliases].map((address) => (
      <Route
        key={address}
        path={address}
        element={
          isFirst ? (
            <ListPage view={view} name={name} />
          ) : (
            <AllTexts>
              <ListPage view={view} name={name} />
            </AllTexts>
          )
        }
      >
        {Object.entries(over).map(([below, Opened]) => (
          <Route key={below} path={below} element={<OverList Opened={Opened} />} />
        ))}
      </Route>
    ));
  });

/**
 * The page of a list whose view is loaded with its route. It can be loaded before, and then nothing
 * waits when the page is opened.
 */
export const routedListPage = (load: () => Promise<{ default: View }>, name: string) =>
  preparedPage(async () => {
    const { default: view } = await load();
    return { default: () => <ListPage view={view} name={name} /> };
  });

const ListPage = ({ view, name }: { view: View; name: string }) => (
  <Within view={view}>
    <GeneratedList name={name} />
  </Within>
);

/** A page within its view and the texts that come with it. */
function Within({ view, children }: { view: View; children: ReactNode }) {
  const { Texts } = view;
  return (
    <Texts>
      <ViewProvider view={view}>{children}</ViewProvider>
    </Texts>
  );
}

/** A dialog waits for its code by itself, so that the list behind it stays on the screen. */
const OverList = ({ Opened }: { Opened: ComponentType }) => (
  <Suspense fallback={null}>
    <AllTexts>
      <Opened />
    </AllTexts>
  </Suspense>
);
