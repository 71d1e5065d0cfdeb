import { PUBLIC_PAGES } from '../../../domain/publishing/public-pages.ts';
import { LEGAL_PAGES } from '../../../domain/resources/legal-pages.ts';
import { resources } from '../../../domain/resources/registry.ts';
import type { Client } from '../client.ts';

type Rows = { readonly data: readonly { readonly _id: string }[] };

/** The records that a screen is about, in the order in which its address names them. */
type Find = (clerk: Client) => Promise<readonly string[]>;

const rows =
  (call: string, limit = 1): Find =>
  async (clerk) => {
    const { body } = await clerk.get<Rows>(
      `${call}${call.includes('?') ? '&' : '?'}limit=${limit}`,
    );
    return body.data.map(({ _id }) => _id);
  };

const inWarehouse = rows('commands?tripGroup=A&commandMode=facturation');

/** The pages of a resource, by the screens that it has. */
const pagesOf = (
  name: keyof typeof resources,
  screens: readonly ('create' | 'edit' | 'show')[],
) => {
  const find = rows(resources[name].path);
  return Object.fromEntries([
    [`/${name}`, undefined],
    ...screens.map((screen) =>
      screen === 'create'
        ? [`/${name}/create`, undefined]
        : [`/${name}/:id${screen === 'show' ? '/show' : ''}`, find],
    ),
  ]) as Readonly<Record<string, Find | undefined>>;
};

const ALL = ['create', 'edit', 'show'] as const;

/**
 * The screens behind the login, as their routes name them, and where the records in their addresses are
 * found. `tests/web/walked-screens.test.tsx` compares them with the routes.
 */
export const SCREENS: Readonly<Record<string, Find | undefined>> = {
  '/': undefined,
  '/ToMa/validation': undefined,
  '/ToMa/validation/sendMessages': undefined,
  '/ToMa/warehouse': undefined,
  '/ToMa/warehouse/sendMessages': undefined,
  '/ToMa/warehouse/bill/:id': inWarehouse,
  '/ToMa/warehouse/declaration/:id': inWarehouse,
  '/ToMa/warehouse/ticket/:id': inWarehouse,
  '/ToMa/tracking': undefined,
  '/ToDu': undefined,
  '/ToDu/sendMessages': undefined,
  '/ToDu/cin/:cin_id': rows('commands?tripGroup=B'),
  ...pagesOf('commands', ALL),
  '/bin': undefined,
  '/scan': undefined,
  ...pagesOf('trips', ALL),
  '/bills': undefined,
  '/bills/issued': undefined,
  '/bills/issued/:id': rows('invoices'),
  '/declaration': undefined,
  '/tickets': undefined,
  ...pagesOf('users', ALL),
  '/users/import': undefined,
  '/attempts': undefined,
  ...pagesOf('tours', ALL),
  '/tours/import': undefined,
  ...pagesOf('appointments', ALL),
  ...pagesOf('bookings', ALL),
  '/chat/:clientId?': undefined,
  '/campaigns': undefined,
  '/campaigns/:id/show': rows('campaigns'),
  '/campaigns/:id/show/:delivery': async (clerk) => {
    const [campaign = ''] = await rows('campaigns')(clerk);
    return [campaign, ...(await rows(`deliveries?campaign=${campaign}`)(clerk))];
  },
  '/outbox': undefined,
  '/outbox/:id': rows('deliveries'),
  '/notices/waiting': undefined,
  ...pagesOf('notices', ['create', 'edit']),
  ...pagesOf('templates', ALL),
  ...pagesOf('replies', ALL),
  ...pagesOf('teamRoles', ['create', 'edit']),
  ...pagesOf('gallery', ALL),
  ...pagesOf('Infos', ALL),
  ...pagesOf('advertisement', ALL),
  ...pagesOf('reviews', ALL),
  ...pagesOf('faq', ALL),
  ...pagesOf('agb', ALL),
  '/agb/:id/compare/:other': rows('agb', 2),
  ...pagesOf('impressum', ALL),
  ...pagesOf('privacy', ALL),
  ...pagesOf('prices', ALL),
  '/prices/import': undefined,
  ...pagesOf('weigthprice', ALL),
  ...pagesOf('texts', ['edit']),
  '/settings': undefined,
  '/security': undefined,
  '/setup': undefined,
  '/activity': undefined,
  '/status': undefined,
  '/resources/:name?': undefined,
  '*': undefined,
};

/** Routes that show no screen of their own, or one that a walk of its own checks, and why. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  '/ToMa': 'leads to the first stage',
  '/validation': 'is /ToMa/validation',
  '/validation/sendMessages': 'is /ToMa/validation/sendMessages',
  '/warehouse': 'is /ToMa/warehouse',
  '/warehouse/sendMessages': 'is /ToMa/warehouse/sendMessages',
  '/warehouse/bill/:id': 'is /ToMa/warehouse/bill/:id',
  '/warehouse/declaration/:id': 'is /ToMa/warehouse/declaration/:id',
  '/warehouse/ticket/:id': 'is /ToMa/warehouse/ticket/:id',
  '/tracking': 'is /ToMa/tracking',
  '/impressum/:id/compare/:other': 'has one version in the sample week, and is as that of /agb',
  '/privacy/:id/compare/:other': 'has one version in the sample week, and is as that of /agb',
  '/notices/waiting/:id': 'exists once a step was taken: tests/e2e/notices.spec.ts',
};

/** The screens that begin with a list of rows, cards or tiles; the sample week has some for each. */
export const LISTS: readonly string[] = [
  '/ToMa/validation',
  '/ToMa/warehouse',
  '/ToMa/tracking',
  '/ToDu',
  '/commands',
  '/trips',
  '/bills',
  '/declaration',
  '/tickets',
  '/users',
  '/tours',
  '/bookings',
  '/chat/:clientId?',
  '/campaigns',
  '/outbox',
  '/notices',
  '/templates',
  '/replies',
  '/teamRoles',
  '/gallery',
  '/Infos',
  '/advertisement',
  '/reviews',
  '/faq',
  '/agb',
  '/prices',
  '/texts',
];

/** What everybody may read: the customers' page by the part that its address names, and legal pages. */
export const PUBLIC_SCREENS: readonly string[] = [
  '/c',
  ...Object.keys(PUBLIC_PAGES).map((name) => `/c#${name}`),
  ...Object.keys(LEGAL_PAGES).map((name) => `/legal/${name}`),
];

/** The address of a screen with its records. Throws if the product has none. */
export async function addressOf(screen: string, clerk: Client): Promise<string> {
  if (screen === '*') return '/nowhere';
  const found = [...((await SCREENS[screen]?.(clerk)) ?? [])];
  return screen.replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, isOptional?: string) => {
    if (isOptional) return '';
    const id = found.shift();
    if (id === undefined) throw new Error(`No record for :${name} of ${screen}.`);
    return `/${id}`;
  });
}
