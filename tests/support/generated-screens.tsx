import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { type AuthProvider, CoreAdminUI, Notification } from 'react-admin';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Definition } from '../../domain/define.ts';
import type { Field, Fields } from '../../domain/fields.ts';
import { resources } from '../../domain/resources/registry.ts';
import { ratingOf } from '../../domain/resources/reviews.ts';
import { en, type Messages } from '../../src/i18n/en.ts';
import { messaging } from '../../src/i18n/messaging/en.ts';
import { defaultValues } from '../../src/kit/fields/form-values.ts';
import { toResource } from '../../src/kit/to-resource.tsx';
import { type View, viewOf } from '../../src/kit/view/view.ts';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { views } from '../../src/resources/late-registry.tsx';
import { OWN_API } from './answering.ts';
import { machines } from './every-kind.ts';
import { fakeBackEnd, idOf } from './fake-back-end.ts';
import { oddDefinitions } from './odd-definitions.ts';
import { sampleBody } from './sample-values.ts';
import { renderPage, type Surroundings } from './web.tsx';

/** A resource with every kind of field, without a view and without texts: everything is derived. */
export const everyKind: View = viewOf({ ...machines, name: 'everyKind', path: 'everyKind' });

/** Views that are entirely derived, of definitions that are unlike those of the product. */
const derivedViews: readonly View[] = [
  everyKind,
  // What the hooks of the server do to the third one, the client reads in the answers alone.
  ...[oddDefinitions.permits, oddDefinitions.levels].map((one: Definition) => viewOf(one)),
];

/** Every view of the product whose records are written, and those that are entirely derived. */
export const allViews: readonly View[] = [
  ...views.filter(({ definition }) => !definition.readOnly),
  ...derivedViews,
];

/** As the kit generates them; screens with which a view replaces them have their own tests. */
const elements = allViews.map((view) => toResource({ ...view, screens: {} }));
const ROWS = 12;

type Row = Readonly<Record<string, unknown>>;

const rowsOf = new WeakMap<Definition, readonly Row[]>();

/**
 * Enough sample rows of a resource for two pages, as the server would return them. They are thought up
 * once: every test of a file starts with those of all resources.
 */
export function sampleRows(definition: Definition): readonly Row[] {
  const known = rowsOf.get(definition) ?? newRows(definition);
  rowsOf.set(definition, known);
  return known;
}

const newRows = (definition: Definition): readonly Row[] =>
  Array.from({ length: ROWS }, (_, n) => ({
    ...defaultValues(definition.fields),
    ...assignedValues(definition.fields, n),
    ...embedded(definition.fields, sampleBody(definition, n, TARGETS)),
    _id: idOf(n),
  }));

/** References of the samples point to the samples of their own resource. */
export const TARGETS = Object.fromEntries(
  Object.keys(resources).map((name) => [name, [idOf(0), idOf(1), idOf(2)]]),
);

function assignedValues(fields: Fields, n: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]: [string, Field]) => {
      if (!field.assigned) return [];
      if (field.default !== undefined) return [[name, field.default]];
      if (field.kind === 'text') return [[name, `${name} ${n}`]];
      return field.kind === 'integer' && field.required ? [[name, n]] : [];
    }),
  );
}

function embedded(fields: Fields, body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = fields[name];
      const isEmbedded = field?.kind === 'reference' && field.embed !== undefined;
      return [name, isEmbedded ? { _id: value, firstName: 'Embedded', Tname: 'Embedded' } : value];
    }),
  );
}

/** The inputs of some resources bring their own texts with the screens that are left out here. */
const TEXTS = { ...en, messaging };

/** The English texts, and some for resources without any, each of which contains its key. */
export const messagesWith = (views: readonly View[]): Messages => ({
  ...TEXTS,
  resources: {
    ...en.resources,
    ...Object.fromEntries(views.map((view) => [view.definition.name, textsOf(view)])),
  },
});

export const MESSAGES: Messages = messagesWith(derivedViews);

function textsOf({ definition }: View) {
  const fields = fieldEntries(definition.fields);
  return {
    name: 'Machine |||| Machines',
    fields: Object.fromEntries(fields.map(([path]) => [path, `Label of ${path}`])),
    choices: Object.fromEntries(
      fields.flatMap(([path, field]) =>
        field.kind === 'choice'
          ? [[path, Object.fromEntries(field.choices.map((value) => [value, `Is ${value}`]))]]
          : [],
      ),
    ),
    actions: Object.fromEntries(Object.keys(definition.actions ?? {}).map((verb) => [verb, verb])),
  };
}

function fieldEntries(fields: Fields, prefix = ''): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const path = `${prefix}${name}`;
    const inside = field.kind === 'list' ? field.of : field;
    const parts = inside.kind === 'group' ? fieldEntries(inside.fields, `${path}.`) : [];
    return [[path, field], ...parts];
  });
}

/** Somebody with a role, which may be one that the product does not know. */
export const asRole = (role: string): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => role,
  getIdentity: async () => ({ id: idOf(0), fullName: 'Somebody' }),
});

const Frame = ({ children }: { children: ReactNode }) => (
  <main>
    {children}
    <Notification />
  </main>
);

/** What stands above the list of reviews requests this alone. */
const RATING = http.get(`${OWN_API}/reviews/rating`, () =>
  HttpResponse.json({ status: 'success', data: ratingOf(() => 2) }),
);

/**
 * The generated screens of all resources over a back end of the contract, fresh for every test.
 * `open` shows the page at a path. A view of the test's own may stand beside the others.
 */
export function generatedScreens(own?: View) {
  const server = setupServer();
  const shown = own ? [...allViews, own] : allViews;
  const derived = own ? [...derivedViews, own] : derivedViews;
  const screens = own ? [...elements, toResource(own)] : elements;
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return {
    async open(path: string, { role = 'admin', prepare, answers = [], ...around }: Around = {}) {
      const backEnd = fakeBackEnd(
        OWN_API,
        shown.map(({ definition }) => ({ definition, rows: sampleRows(definition) })),
      );
      prepare?.(backEnd);
      server.use(...answers, RATING, backEnd.handler);
      await renderPage(
        <CoreAdminUI layout={Frame} disableTelemetry>
          {screens}
        </CoreAdminUI>,
        {
          path,
          messages: messagesWith(derived),
          authProvider: asRole(role),
          dataProvider: createDataProvider({
            apiUrl: OWN_API,
            getToken: () => 'a-token',
            definitions: {
              ...resources,
              ...Object.fromEntries(derived.map(({ definition }) => [definition.name, definition])),
            },
          }),
          ...around,
        },
      );
      return backEnd;
    },
  };
}

type Around = Surroundings & {
  role?: string;
  answers?: readonly RequestHandler[];
  prepare?: (backEnd: BackEnd) => void;
};
type BackEnd = ReturnType<typeof fakeBackEnd>;
