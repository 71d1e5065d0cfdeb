import { allows } from '../../../domain/access.ts';
import { commands } from '../../../domain/resources/commands.ts';
import type { User } from '../../../domain/resources/users.ts';
import type { Person } from '../../../domain/roles/role.ts';
import { type Found, type FoundHit, type FoundKind, hitsOf } from '../../../domain/search/found.ts';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import { newOrderOf } from '../people/new-order-of.ts';

/** What an action may use. */
export type ActionTools = {
  readonly provider: AppDataProvider;
  readonly navigate: (to: string, options?: { state: unknown }) => void;
};

type ActionOn<Kind extends FoundKind> = {
  readonly kind: Kind;
  /** Its text, `search.…`, which may contain the `%{name}` of the hit. */
  readonly text: string;
  readonly nameOf: (hit: FoundHit<Kind>) => string;
  readonly isFor: (hit: FoundHit<Kind>, actor: Person) => boolean;
  readonly run: (hit: FoundHit<Kind>, tools: ActionTools) => Promise<void> | void;
};

/** An action that is offered for one of the hits. */
export type OfferedAction = {
  readonly key: string;
  readonly text: string;
  readonly name: string;
  readonly run: (tools: ActionTools) => Promise<void> | void;
};

/** The actions of a kind are offered for so many of its hits, the first ones. */
const HITS_WITH_ACTIONS = 2;

/** An action as one of the registry, whatever its kind of hits is. */
const action =
  <Kind extends FoundKind>({ kind, text, nameOf, isFor, run }: ActionOn<Kind>) =>
  (found: Found, actor: Person): readonly OfferedAction[] =>
    hitsOf(found, kind)
      .filter((hit) => isFor(hit, actor))
      .slice(0, HITS_WITH_ACTIONS)
      .map((hit, at) => ({
        key: `${text}-${at}`,
        text,
        name: nameOf(hit),
        run: (tools) => run(hit, tools),
      }));

const mayCreateOrders = (_hit: unknown, actor: Person) => allows(commands.access.create, actor);

const newOrderFor = action({
  kind: 'customers',
  text: 'search.newOrderFor',
  nameOf: ({ name }) => name,
  isFor: mayCreateOrders,
  async run({ _id }, { provider, navigate }) {
    const { data } = await provider.getOne<User>('users', { id: _id });
    navigate('/commands/create', { state: newOrderOf(data) });
  },
});

const newOrderTo = action({
  kind: 'recipients',
  text: 'search.newOrderTo',
  nameOf: ({ name }) => name,
  isFor: mayCreateOrders,
  run({ name, phone, address }, { navigate }) {
    const [firstName = '', ...rest] = name.split(' ');
    const recipient = { firstName, lastName: rest.join(' '), phone, ...(address && { address }) };
    navigate('/commands/create', { state: { recipient } });
  },
});

/**
 * What can be done with what was found, without opening it first. A further action is one entry: the
 * kind of hits that it is for, its text, who may, and what it does.
 */
const ACTIONS = [newOrderFor, newOrderTo] as const;

/** The actions for the first hits of each kind that the user may do. */
export const actionsFor = (found: Found, actor: Person | undefined): readonly OfferedAction[] =>
  actor ? ACTIONS.flatMap((offer) => offer(found, actor)) : [];
