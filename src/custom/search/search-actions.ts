import Add from '@mui/icons-material/Add';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { allows } from '../../../domain/access.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { editorAddress } from '../../../domain/orders/document-kinds.ts';
import { STAGE_NAMES, type StageVerb, verbsFrom } from '../../../domain/orders/stages.ts';
import { commands, type Order as WholeOrder } from '../../../domain/resources/commands.ts';
import type { User } from '../../../domain/resources/users.ts';
import type { Person } from '../../../domain/roles/role.ts';
import { type Found, type FoundHit, type FoundKind, hitsOf } from '../../../domain/search/found.ts';
import { actionLabelKey } from '../../i18n/resource-labels.ts';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import { newOrderOf } from '../people/new-order-of.ts';
import { foundRun } from './opening.ts';

/** What an action may use. */
export type ActionTools = {
  readonly provider: AppDataProvider;
  readonly navigate: (to: string, options?: { state: unknown }) => void;
};

type ActionOn<Kind extends FoundKind> = {
  readonly kind: Kind;
  /** Its text, `search.…`, which may contain the `%{name}` of the hit. */
  readonly text: string;
  readonly icon: typeof SvgIcon;
  readonly nameOf: (hit: FoundHit<Kind>) => string;
  /** The key of what stands in its text for `%{action}`. */
  readonly labelOf?: (hit: FoundHit<Kind>) => string;
  /** For how many of its hits it is offered, the first ones. */
  readonly hits?: number;
  readonly isFor: (hit: FoundHit<Kind>, actor: Person) => boolean;
  readonly run: (hit: FoundHit<Kind>, tools: ActionTools) => Promise<void> | void;
};

/** An action that is offered for one of the hits. */
export type OfferedAction = {
  readonly key: string;
  readonly text: string;
  readonly icon: typeof SvgIcon;
  readonly name: string;
  readonly label?: string;
  readonly run: (tools: ActionTools) => Promise<void> | void;
};

/** For how many hits an action is offered that says nothing of it. */
const HITS_WITH_ACTIONS = 2;

/** An action as one of the registry, whatever its kind of hits is. */
const action =
  <Kind extends FoundKind>({
    kind,
    text,
    icon,
    nameOf,
    labelOf,
    isFor,
    run,
    hits,
  }: ActionOn<Kind>) =>
  (found: Found, actor: Person): readonly OfferedAction[] =>
    hitsOf(found, kind)
      .filter((hit) => isFor(hit, actor))
      .slice(0, hits ?? HITS_WITH_ACTIONS)
      .map((hit, at) => ({
        key: `${kind}-${text}-${at}`,
        text,
        icon,
        name: nameOf(hit),
        ...(labelOf && { label: labelOf(hit) }),
        run: (tools) => run(hit, tools),
      }));

type Order = FoundHit<'orders'>;

const codeOf = ({ billCode }: Order) => billCode;
const mayEditOrders = (actor: Person) => allows(commands.access.edit, actor);

const markPaid = action({
  kind: 'orders',
  text: 'search.markPaid',
  icon: PaymentsOutlined,
  nameOf: codeOf,
  isFor: ({ paid, place }, actor) => paid === false && place !== 'bin' && mayEditOrders(actor),
  run: ({ _id }) => foundRun.request({ verb: 'pay', id: _id }),
});

/** What sends an order on from where it is; nothing where it goes no further by hand. */
const wayOn = ({ place }: Order): StageVerb | undefined =>
  isOneOf(STAGE_NAMES, place) ? verbsFrom(place).on[0] : undefined;

const sendOn = action({
  kind: 'orders',
  hits: 1,
  text: 'search.actionOf',
  icon: SendOutlined,
  nameOf: codeOf,
  labelOf: (order) => actionLabelKey(commands.name, wayOn(order) ?? ''),
  isFor: (order, actor) => {
    const verb = wayOn(order);
    return verb !== undefined && allows(commands.actions[verb].access, actor);
  },
  run: (order) => {
    const verb = wayOn(order);
    if (verb) foundRun.request({ verb, id: order._id });
  },
});

const printLabel = action({
  kind: 'orders',
  hits: 1,
  text: 'search.printLabel',
  icon: LabelOutlined,
  nameOf: codeOf,
  isFor: ({ place }, actor) => place !== 'bin' && mayEditOrders(actor),
  run: ({ _id }, { navigate }) => navigate(editorAddress('label', _id)),
});

const newOrderOfSender = action({
  kind: 'orders',
  hits: 1,
  text: 'search.newOrderFor',
  icon: Add,
  nameOf: ({ sender }) => sender ?? '',
  isFor: ({ sender, place }, actor) =>
    sender !== null && place !== 'bin' && mayCreateOrders(undefined, actor),
  async run({ _id }, { provider, navigate }) {
    const { data: order } = await provider.getOne<WholeOrder>('commands', { id: _id });
    const { data } = await provider.getOne<User>('users', { id: order.user?._id ?? '' });
    navigate('/commands/create', { state: newOrderOf(data) });
  },
});

const mayCreateOrders = (_hit: unknown, actor: Person) => allows(commands.access.create, actor);

const newOrderFor = action({
  kind: 'customers',
  text: 'search.newOrderFor',
  icon: Add,
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
  icon: Add,
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
const ACTIONS = [markPaid, sendOn, printLabel, newOrderOfSender, newOrderFor, newOrderTo] as const;

/** The actions for the first hits of each kind that the user may do. */
export const actionsFor = (found: Found, actor: Person | undefined): readonly OfferedAction[] =>
  actor ? ACTIONS.flatMap((offer) => offer(found, actor)) : [];
