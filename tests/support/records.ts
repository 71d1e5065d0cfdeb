import type { Definition } from '../../domain/define.ts';
import { DEFAULT_STAGE } from '../../domain/orders/stages.ts';
import type { WireOf } from '../../domain/records.ts';
import type { commands } from '../../domain/resources/commands.ts';
import { resources as registry } from '../../domain/resources/registry.ts';
import type { tours } from '../../domain/resources/tours.ts';
import type { trips } from '../../domain/resources/trips.ts';
import type { users } from '../../domain/resources/users.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import { MODULES } from '../../server/app.ts';
import { newId } from '../../server/base/new-id.ts';
import { changeRecord } from '../../server/resources/change-record.ts';
import { createRecord } from '../../server/resources/create-record.ts';
import { openResources } from '../../server/resources/engine.ts';
import type { Call } from '../../server/resources/request-context.ts';
import type { Resource } from '../../server/resources/resource.ts';
import type { TestServer } from './server.ts';
import { namedStage, stageWalk, startOnTheWayTo } from './stage-walk.ts';

/** A server and, where it has a clock of its own, what that says. */
type House = Pick<TestServer, 'database' | 'app'> & { readonly now?: () => Date };
type Overrides = Readonly<Record<string, unknown>>;

const resources = openResources(registry, MODULES);

function resourceOf(definition: Pick<Definition, 'name'>): Resource {
  const resource = resources.get(definition.name);
  if (!resource) throw new Error(`There is no resource ${definition.name}.`);
  return resource;
}

/** Works on the server's records as the office does, without HTTP and sessions. */
const officeOf = ({ app, now = () => new Date() }: House): Call => ({
  ...app.engine,
  resources,
  actor: { id: newId(), role: 'admin', name: 'The office' },
  now: now(),
  keepAnswer: async () => {},
});

const create = async <R>(house: House, definition: Definition, body: Overrides): Promise<R> =>
  (await createRecord(officeOf(house), resourceOf(definition), body)) as unknown as R;

let numbers = 0;
/** A Moroccan number that no other record of this test file has. */
export const freshPhone = (): string => `+2126${String(70_000_000 + numbers++)}`;

export type WireOrder = WireOf<typeof commands>;
export type WireTrip = WireOf<typeof trips>;
export type WireTour = WireOf<typeof tours>;
export type WireUser = WireOf<typeof users>;

export const addTour = (house: House, overrides: Overrides = {}): Promise<WireTour> =>
  create(house, registry.tours, { Tname: `Tour ${numbers++}`, Cities: ['Fes'], ...overrides });

export const addCustomer = (house: House, overrides: Overrides = {}): Promise<WireUser> =>
  create(house, registry.users, {
    firstName: 'Salma',
    lastName: 'Muster',
    phone: freshPhone(),
    zipcode: '28195',
    cityName: 'Bremen',
    ...overrides,
  });

/** An order of a new customer, taken through the stages up to `commandMode`. */
export async function placeOrder(house: House, overrides: Overrides = {}): Promise<WireOrder> {
  const { commandMode = DEFAULT_STAGE, verified, ...rest } = overrides;
  const stage = namedStage(commandMode);
  const start = startOnTheWayTo(stage);
  let order = await create<WireOrder>(house, registry.commands, {
    user: overrides.user ?? (await addCustomer(house))._id,
    recipient: { firstName: 'Yassin', phone: '+212661234567', address: 'Fes, Rue 1' },
    numofpackages: 2,
    ...rest,
    ...(overrides.commandMode === undefined ? {} : { commandMode: start }),
  });
  const changes: Overrides[] = stageWalk(start, stage).map(({ to }) => ({ commandMode: to }));
  if (verified === true) changes.push({ verified });
  const call = officeOf(house);
  for (const change of changes) {
    const moved = await changeRecord(call, resourceOf(registry.commands), order._id, {
      body: change,
    });
    order = moved as unknown as WireOrder;
  }
  return order;
}

export const openTrip = (house: House, name: TripGroup): Promise<WireTrip> =>
  create(house, registry.trips, { name });
