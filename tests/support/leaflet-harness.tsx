import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { CoreAdminUI, CustomRoutes, TextInput, useLocation, useRefresh } from 'react-admin';
import { Link, Route } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { nobody, staff } from '../../domain/access.ts';
import { defineResource } from '../../domain/define.ts';
import { boolean, image, list, localized, multiline, richText, text } from '../../domain/fields.ts';
import { resources } from '../../domain/resources/registry.ts';
import { en, type Messages } from '../../src/i18n/en.ts';
import { toResource } from '../../src/kit/to-resource.tsx';
import { viewOf } from '../../src/kit/view/view.ts';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { type Drafts, DraftsContext, memoryDrafts } from '../../src/providers/drafts.ts';
import { storeSession } from '../../src/providers/session.ts';
import { OWN_API } from './answering.ts';
import { fakeBackEnd, idOf } from './fake-back-end.ts';
import { asRole } from './generated-screens.tsx';
import { renderPage } from './web.tsx';

/** A resource without a screen of its own, with the values that two people may change at once. */
const leaflets = defineResource({
  name: 'leaflets',
  fields: {
    title: text({ required: true, max: 80 }),
    place: text({ max: 80 }),
    body: richText(),
    notes: localized(multiline()),
    tags: list(text({ max: 20 })),
    code: text({ read: nobody }),
    cover: image(),
    sent: boolean({ default: false, lasting: true }),
  },
  // Only a whole record survives this: one that is being typed has no title yet.
  represent: ({ title }) => title.trim(),
  access: { list: staff, show: staff, create: staff, edit: staff, delete: staff },
});

const view = viewOf(leaflets, {
  // The editor of formatted text has tests of its own.
  inputs: { body: ({ source }) => <TextInput source={source} label="Body" multiline /> },
});

const labels = {
  name: 'Leaflet |||| Leaflets',
  fields: {
    title: 'Title',
    place: 'Place',
    body: 'Body',
    notes: 'Notes',
    tags: 'Tags',
    code: 'Code',
    cover: 'Cover',
    sent: 'Sent',
  },
};
const MESSAGES = { ...en, resources: { ...en.resources, leaflets: labels } } as Messages;

export const LEAFLET = {
  _id: idOf(1),
  title: 'Prices',
  place: 'Köln',
  body: '<p>Up to 30 kg.</p>',
  notes: { de: 'Wir fahren montags. Wir holen ab.', fr: 'Le lundi.' },
  tags: ['summer', 'prices'],
  sent: false,
};

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <Link to="/elsewhere">Elsewhere</Link>
    <Again />
    <main>{children}</main>
  </>
);

function Again() {
  const refresh = useRefresh();
  return (
    <button type="button" onClick={refresh}>
      Ask again
    </button>
  );
}

const Elsewhere = () => <p data-testid="place">{useLocation().pathname}</p>;
const element = toResource(view);

/** The generated screens of a small resource over a back end of the contract, on a device of the test's own. */
export function leafletHarness() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return {
    /** Opens a page and returns the back end behind it. */
    async open(path: string, drafts: Drafts = memoryDrafts()) {
      const backEnd = fakeBackEnd(OWN_API, [{ definition: leaflets, rows: [LEAFLET] }]);
      server.use(backEnd.handler);
      return { ...backEnd, ...(await this.show(path, drafts)) };
    },
    /** Opens a page over the existing back end. */
    async show(path: string, drafts: Drafts) {
      storeSession({ token: 'a-token', user: { _id: 'clerk' } });
      const { unmount } = await renderPage(
        <DraftsContext value={drafts}>
          <CoreAdminUI layout={Frame} disableTelemetry>
            {element}
            <CustomRoutes>
              <Route path="/elsewhere" element={<Elsewhere />} />
            </CustomRoutes>
          </CoreAdminUI>
        </DraftsContext>,
        {
          path,
          messages: MESSAGES,
          authProvider: asRole('admin'),
          dataProvider: createDataProvider({
            apiUrl: OWN_API,
            getToken: () => 'a-token',
            definitions: { ...resources, leaflets },
          }),
        },
      );
      return { unmount };
    },
  };
}
