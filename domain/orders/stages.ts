/** Where customers see an order before its trip takes it. */
export type StepInHouse = 'registered' | 'warehouse';

/** What an order may lack that the office looks after. */
export type Attention = 'unpaid' | 'unverified';

type StageRow = {
  /** Its name in addresses, texts and notices. */
  readonly name: string;
  /** Its name on the wire, the `commandMode` of an order (contract, "Direction"). */
  readonly mode: string;
  /** Whether an order may begin here. */
  readonly isStart: boolean;
  /**
   * Whether its orders travel with a trip, which takes them off its list when it finishes. A further
   * one needs a migration as well: the table `orders` knows it in a CHECK (only what was aboard can
   * have arrived) and in the index `orders_on_the_road`.
   */
  readonly isAboard: boolean;
  /** Where the customer sees the order as long as it stands here, if its trip does not say. */
  readonly customerStep: StepInHouse;
  /** What the overview points out about its orders. */
  readonly attention: readonly Attention[];
};

/**
 * The stages of an order of group A, in the order in which it passes them. Lists, addresses, actions,
 * moments of notices and the API's enums are derived from this table; what the office sees of a stage
 * is in src/custom/orders/stages.ts and src/resources/stage-lists.tsx, its texts are in
 * src/i18n/stages.
 */
export const STAGE_TABLE = [
  {
    name: 'validation',
    mode: 'Validation',
    isStart: true,
    isAboard: false,
    customerStep: 'registered',
    attention: ['unpaid'],
  },
  {
    name: 'warehouse',
    mode: 'facturation',
    isStart: true,
    isAboard: false,
    customerStep: 'warehouse',
    attention: ['unverified', 'unpaid'],
  },
  {
    name: 'tracking',
    mode: 'tracking',
    isStart: false,
    isAboard: true,
    customerStep: 'warehouse',
    attention: ['unpaid'],
  },
] as const satisfies readonly [StageRow, ...StageRow[]];

type Table = typeof STAGE_TABLE;
type Tail<Rows> = Rows extends readonly [unknown, ...infer Rest extends readonly StageRow[]]
  ? Rest
  : never;
type Init<Rows> = Rows extends readonly [...infer Rest extends readonly StageRow[], unknown]
  ? Rest
  : never;

/** The wire's name of a stage. */
export type Stage = Table[number]['mode'];

/** The name of a stage in addresses, texts and notices, which is that of its list. */
export type StageName = Table[number]['name'];

/** A list of orders by where they are: one of each stage, and one of the orders of group B. */
export type StageListName = StageName | 'ToDu';

/** The stages on the wire. */
export const STAGES = STAGE_TABLE.map(({ mode }) => mode) as [Stage, ...Stage[]];

/** The names of the stages. */
export const STAGE_NAMES = STAGE_TABLE.map(({ name }) => name) as [StageName, ...StageName[]];

/** The lists of orders by where they are, in the order of the road. */
export const STAGE_LISTS: readonly StageListName[] = [...STAGE_NAMES, 'ToDu'];

/** What the table says of one stage. */
export type StageFacts = Table[number];

/** Something of each stage, by its name. */
export const eachStage = <T>(of: (stage: StageFacts) => T) =>
  Object.fromEntries(STAGE_TABLE.map((stage) => [stage.name, of(stage)])) as Readonly<
    Record<StageName, T>
  >;

/** The stage of an order that does not name one (specification 3). */
export const DEFAULT_STAGE: Stage = 'facturation';

/**
 * What the table says of the stage of an order, by its `commandMode`. Throws for a stage that is not
 * in the table: no list has such an order, and nothing is known about it.
 */
export function stageOf(mode: string | null | undefined): StageFacts {
  const named = mode ?? DEFAULT_STAGE;
  const facts = STAGE_TABLE.find((stage) => stage.mode === named);
  if (!facts) throw new Error(`There is no stage "${named}".`);
  return facts;
}

/** Whether the orders of a stage travel with a trip, by its `commandMode`. */
export const isAboard = (mode: unknown): boolean =>
  STAGE_TABLE.some((stage) => stage.isAboard && stage.mode === mode);

/** The stages at which an order may begin, the first one first. */
export const START_STAGES = STAGE_TABLE.flatMap(({ mode, isStart }) => (isStart ? mode : [])) as [
  Stage,
  ...Stage[],
];

/** The action that sends orders on to a stage: every stage but the first has one. */
export type SendVerb = `sendTo${Capitalize<Tail<Table>[number]['name']>}`;

/** The action that returns orders to a stage: every stage but the last has one. */
export type ReturnVerb = `returnTo${Capitalize<Init<Table>[number]['name']>}`;

export type StageVerb = SendVerb | ReturnVerb;

type StageTransition = { readonly from: Stage; readonly to: Stage; readonly isReturn: boolean };

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The change of stage that each action makes: between neighbours, first all that send orders on. */
export const STAGE_TRANSITIONS = Object.fromEntries<StageTransition>([
  ...neighbours().map(([one, next]): [string, StageTransition] => [
    `sendTo${capitalised(next.name)}`,
    { from: one.mode, to: next.mode, isReturn: false },
  ]),
  ...neighbours().map(([one, next]): [string, StageTransition] => [
    `returnTo${capitalised(one.name)}`,
    { from: next.mode, to: one.mode, isReturn: true },
  ]),
]) as Readonly<Record<StageVerb, StageTransition>>;

function neighbours(): readonly (readonly [StageFacts, StageFacts])[] {
  return STAGE_TABLE.flatMap((row, at) => {
    const next = STAGE_TABLE[at + 1];
    return next ? [[row, next] as const] : [];
  });
}

const STAGE_VERBS = Object.keys(STAGE_TRANSITIONS) as readonly StageVerb[];

/** Something of each action that changes the stage, by its verb. */
export const eachStageVerb = <T>(of: (verb: StageVerb) => T) =>
  Object.fromEntries(STAGE_VERBS.map((verb) => [verb, of(verb)])) as Readonly<Record<StageVerb, T>>;

/** The actions by which orders leave a stage: on to the next one, and back to the one before. */
export const verbsFrom = (name: StageName) => {
  const leaving = STAGE_VERBS.filter((verb) => stageOf(STAGE_TRANSITIONS[verb].from).name === name);
  return {
    on: leaving.filter((verb) => !STAGE_TRANSITIONS[verb].isReturn),
    back: leaving.filter((verb) => STAGE_TRANSITIONS[verb].isReturn),
  };
};

/**
 * Whether an order goes through the stages: an order of group B has none, and an order that has
 * arrived keeps its last one (contract, "Direction" and "Finish").
 */
export const isStaged = ({
  tripGroup,
  finish,
}: {
  tripGroup?: string | null | undefined;
  finish?: boolean | null | undefined;
}): boolean => tripGroup !== 'B' && !finish;

/** With which filter a stage list requests its orders. */
export type StageOrders = {
  readonly tripGroup: 'A' | 'B';
  readonly commandMode?: Stage;
  readonly finish?: false;
};

/**
 * The filters with which each stage list requests its orders (specification 7).
 * Why an order is not in a list: it has another stage or group, or its trip has finished;
 * `server/orders/order-hooks.ts` adds what a list leaves out when nothing else is requested. Orders of
 * group B always stay in one list, so From Morocco requests those that have not arrived: a finished trip
 * takes its orders off that list. The specification reads the list without `finish`, and would fill it
 * again with the orders of every earlier trip.
 */
export const STAGE_ORDERS: Readonly<Record<StageListName, StageOrders>> = {
  ...eachStage(
    ({ mode, isAboard }): StageOrders => ({
      tripGroup: 'A',
      commandMode: mode,
      ...(isAboard && { finish: false }),
    }),
  ),
  ToDu: { tripGroup: 'B', finish: false },
};
