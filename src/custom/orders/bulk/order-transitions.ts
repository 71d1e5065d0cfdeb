import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { createElement, Fragment, lazy, type ReactNode } from 'react';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import { type Check, failedChecks } from '../../../../domain/orders/checklist.ts';
import { missingOf } from '../../../../domain/orders/missing-values.ts';
import {
  eachStageVerb,
  STAGE_TRANSITIONS,
  type StageVerb,
  stageOf,
} from '../../../../domain/orders/stages.ts';
import { trackingWarnings } from '../../../../domain/orders/tracking-warnings.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import type { MessageKey } from '../../../i18n/en.ts';
import { actionLabelKey } from '../../../i18n/resource-labels.ts';
import { moveRecord, reverseOf, transitionOf } from '../../../kit/actions/actions-of.ts';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import type {
  BulkAction,
  Confirmation,
  Dependencies,
  EachCall,
} from '../../../kit/view/bulk-action.ts';
import { STAGE_FACES } from '../stages.ts';
import { orderTexts } from './orders-scope.tsx';

/** They come with the question, not with the list. */
const TrackingWarnings = lazy(() => import('./TrackingWarnings.tsx'));
const FailedChecks = lazy(() => import('./FailedChecks.tsx'));
const loadTrip = () => import('./TripUnderway.tsx');
const TripUnderway = lazy(loadTrip);

/** So are the notices that are sent automatically. */
const loadNotices = () => import('../../messages/notices/StageNotices.tsx');
const StageNotices = lazyPart(loadNotices, 'StageNotices');

export type TransitionVerb = keyof typeof commands.actions;

/** What is warned of before a change of stage, beside what its check list says of an order. */
const WARNINGS: Partial<Record<StageVerb, Warned>> = {
  sendToTracking: {
    names: ['identity'],
    concern: (order) => trackingWarnings([order]).length > 0,
    concernOfTrip: async (dependencies) =>
      (await ignoringFailure(
        loadTrip().then(({ readsTripUnderway }) => readsTripUnderway(dependencies)),
        'What cannot be known speaks against nothing.',
      )) ?? false,
    notes: (orders) =>
      createElement(
        Fragment,
        null,
        createElement(TrackingWarnings, { orders }),
        createElement(TripUnderway),
      ),
  },
};

/** Nothing speaks against the way back. On the way on, it is what an order still lacks. */
const stageWarnings = (verb: StageVerb, isReturn: boolean): Own =>
  isReturn
    ? { isNeeded: () => false }
    : {
        isNeeded: (order, dependencies) =>
          failedChecks(order).length > 0 ||
          WARNINGS[verb]?.concern(order) ||
          (WARNINGS[verb]?.concernOfTrip(dependencies) ?? false),
        notes: (orders) =>
          createElement(
            Fragment,
            null,
            WARNINGS[verb]?.notes(orders),
            createElement(FailedChecks, { orders, besides: WARNINGS[verb]?.names ?? [] }),
          ),
      };

/** The changes of stage: on, with the icon of the stage that the orders come to, and back. */
export const stageTransitions = eachStageVerb((verb) => {
  const { to, isReturn } = STAGE_TRANSITIONS[verb];
  return transitionAction(
    verb,
    isReturn ? UndoOutlined : STAGE_FACES[stageOf(to).name].icon,
    stageWarnings(verb, isReturn),
  );
});

export const verify = transitionAction('verify', VerifiedOutlined, {
  done: 'notice.orders.verified',
  isNeeded: (order) => missingOf(order).includes('identity'),
  already: { is: ({ verified }) => verified === true, text: 'orders.bulk.alreadyVerified' },
});
export const withdrawVerification = transitionAction('withdrawVerification', UndoOutlined, {
  done: 'notice.bulk.verificationWithdrawn',
  isNeeded: () => false,
});

/** The transitions of the definition, in its order. */
export const orderTransitions: Readonly<Record<TransitionVerb, BulkAction<Order>>> = {
  ...stageTransitions,
  verify,
  withdrawVerification,
};

type Warned = {
  /** The checks whose crosses it names itself. */
  readonly names: readonly Check[];
  concern(order: Order): boolean;
  /** Whether the trip that takes the orders speaks against it. */
  concernOfTrip(dependencies: Dependencies): Promise<boolean>;
  notes(orders: readonly Order[]): ReactNode;
};

type Own = Pick<Confirmation<Order>, 'notes' | 'already'> & {
  done?: MessageKey;
  /** Whether an order needs the question on its own page. */
  isNeeded: NonNullable<NonNullable<Confirmation<Order>['ofOne']>['isNeeded']>;
};

/** A transition of the definition, labelled as in the lists (specification 8), by `transitionOrder`. */
function transitionAction(
  verb: TransitionVerb,
  icon: typeof SvgIcon,
  { done = 'notice.orders.switched', isNeeded, ...confirmation }: Own,
): BulkAction<Order> {
  const texts = orderTexts(verb);
  const label = actionLabelKey(commands.name, verb);
  const back = reverseOf(commands.actions, verb) as TransitionVerb | undefined;
  return {
    ...transitionOf(commands, verb),
    ...texts,
    icon,
    labelOfOne: label,
    done,
    // Verifying a selection covers all of it; a stage is left together.
    isForSome: commands.actions[verb].transition.field === 'verified',
    run: { each: (order, call) => transitionOrder(call, verb, order) },
    ...notifies(verb, {
      ...texts.confirmation,
      ...confirmation,
      ofOne: { title: label, confirm: label, isNeeded },
    }),
    undo: back && { by: () => orderTransitions[back], of: 'changed' },
  };
}

/** The notices that a change of stage leads to; a verification notifies nobody. */
function notifies(
  verb: TransitionVerb,
  confirmation: Confirmation<Order>,
): Pick<BulkAction<Order>, 'confirmation' | 'follows'> {
  const { field, to: stage } = commands.actions[verb].transition;
  if (field !== 'commandMode') return { confirmation };
  const comingOf = (orders: readonly Order[]) => ({ stage, orders: orders.map(({ id }) => id) });
  return {
    confirmation: {
      ...confirmation,
      ready: (dependencies, orders) =>
        ignoringFailure(
          loadNotices().then(({ readStageNotices }) =>
            readStageNotices(comingOf(orders), dependencies),
          ),
          'The question is then the plain one.',
        ),
      notes: (orders) =>
        createElement(
          Fragment,
          null,
          confirmation.notes?.(orders),
          createElement(StageNotices, comingOf(orders)),
        ),
    },
    follows: async (_, dependencies) => (await loadNotices()).waitingAt(stage, dependencies),
  };
}

/**
 * Changes one order by the calls of specification 7, and returns the changed order, or nothing if it
 * was already in that state: verifying a selection covers all of it.
 *
 * A change of stage names its version, because from tracking back to the warehouse is a legal
 * transition too; if the version is stale and the order is still at the same stage, it is sent again.
 * Withdrawing a verification names its version as well but is not sent again: an order that is still
 * verified may have been verified again.
 */
async function transitionOrder(
  { provider, meta }: EachCall,
  verb: TransitionVerb,
  order: Order,
): Promise<Order | undefined> {
  const { field, to } = commands.actions[verb].transition;
  if (order[field] === to) return undefined;
  const isStage = field === 'commandMode';
  return moveRecord(order, {
    provider,
    definition: commands,
    verb,
    namesVersion: isStage || to === false,
    isSentAgain: isStage,
    meta,
  });
}
