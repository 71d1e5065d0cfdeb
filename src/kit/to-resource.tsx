import { type ComponentType, lazy, type ReactElement } from 'react';
import { type RaRecord, Resource } from 'react-admin';
import { ViewProvider } from './view/ViewProvider.tsx';
import type { Screens, View } from './view/view.ts';

const GeneratedList = lazy(() =>
  import('./list/GeneratedList.tsx').then((module) => ({ default: module.GeneratedList })),
);
const GeneratedCreate = lazy(() =>
  import('./form/GeneratedCreate.tsx').then((module) => ({ default: module.GeneratedCreate })),
);
const GeneratedEdit = lazy(() =>
  import('./form/GeneratedEdit.tsx').then((module) => ({ default: module.GeneratedEdit })),
);
const GeneratedShow = lazy(() =>
  import('./show/GeneratedShow.tsx').then((module) => ({ default: module.GeneratedShow })),
);

/**
 * The stock react-admin `<Resource>` of a view. Call it once, at module scope: react-admin compares
 * the elements and takes a new one for a new resource.
 */
export function toResource(view: View): ReactElement {
  const { definition, icon, screens } = view;
  const represent = definition.represent as (record: RaRecord) => string;
  const screen = (name: keyof Screens, Generated: ComponentType) => {
    const Shown = screens[name] ?? Generated;
    return Shown === false
      ? {}
      : {
          [name]: (
            <ViewProvider view={view}>
              <Shown />
            </ViewProvider>
          ),
        };
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
    />
  );
}
