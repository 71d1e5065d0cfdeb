import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { RaRecord } from 'react-admin';
import { currentValue } from '../../../domain/current-value.ts';
import type { Action, Definition } from '../../../domain/define.ts';
import { actionLabelKey } from '../../i18n/resource-labels.ts';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import { failureOf } from '../../providers/call-error.ts';
import type { ChangeMeta } from '../../providers/idempotency-keys.ts';
import type { ActionTexts, BulkAction } from '../view/bulk-action.ts';

const ATTEMPTS = 3;

/** What a view says about actions. */
export type Acting = {
  readonly definition: Definition;
  /** Actions beside those that follow from the definition, or in their place. */
  readonly actions: readonly BulkAction[];
  /** How its actions speak of its records. */
  readonly actionScope: ActionTexts;
};

/**
 * What can be done with the records of a resource: the named actions of its definition and deletion,
 * and those that its view adds or puts in their place.
 */
export function actionsOf({ definition, actions: own }: Acting): readonly BulkAction[] {
  const derived = [
    ...Object.keys(definition.actions ?? {}).map((verb) => transitionOf(definition, verb)),
    deletionOf(definition),
  ];
  const isOwn = ({ verb }: BulkAction) => own.some((action) => action.verb === verb);
  return [...own, ...derived.filter((action) => !isOwn(action))];
}

/** A named action of a definition as an action on records; undone by the one that reverses it. */
export function transitionOf(definition: Definition, verb: string): Omit<BulkAction, 'amendment'> {
  const action = definition.actions?.[verb];
  if (!action) throw new Error(`${definition.name} has no action "${verb}".`);
  const label = actionLabelKey(definition.name, verb);
  const back = reverseOf(definition.actions ?? {}, verb);
  const isFor = (record: RaRecord) => isPossible(definition, action, record);
  return {
    verb,
    icon: TaskAltOutlined,
    label,
    running: label,
    done: 'kit.bulk.actionDone',
    access: action.access,
    isFor,
    run: {
      each: (record, { provider, meta }) =>
        moveRecord(record, { provider, definition, verb, meta }),
    },
    ...(action.confirm && {
      confirmation: {
        title: label,
        question: 'kit.bulk.actionQuestion',
        confirm: label,
        ofOne: { title: label, confirm: label },
      },
    }),
    undo:
      back === undefined ? undefined : { by: () => transitionOf(definition, back), of: 'changed' },
  };
}

type TransitionAction = {
  provider: AppDataProvider;
  definition: Definition;
  verb: string;
  /** Whether it is rejected for a record that somebody has changed since. */
  namesVersion?: boolean;
  /** Whether it is sent again for a changed record for which it is still possible. */
  isSentAgain?: boolean;
  /** Says which run it belongs to, if it is one of many. */
  meta?: ChangeMeta;
};

/**
 * Runs the transition of one record and returns it in its new state. A transition names the version
 * that it was decided on: otherwise it would pull back a record that another user has moved on in
 * the meantime.
 */
export async function moveRecord<R extends RaRecord>(
  record: R,
  { provider, definition, verb, namesVersion = true, isSentAgain = true, meta }: TransitionAction,
): Promise<R> {
  const { name, actions = {} } = definition;
  const action = actions[verb];
  if (!action) throw new Error(`${name} has no action "${verb}".`);
  const { id } = record;
  let version: RaRecord = record;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { data } = await provider.update(name, {
        id,
        data: {
          [action.transition.field]: action.transition.to,
          ...(namesVersion && { __v: version.__v }),
        },
        previousData: { id },
        ...(meta && { meta }),
      });
      return { ...record, ...data };
    } catch (error) {
      const { current } = failureOf(error);
      if (!isSentAgain || !current || attempt === ATTEMPTS) throw error;
      version = { ...current, id };
      if (!isPossible(definition, action, version)) throw error;
    }
  }
}

/** The deletion of records. */
const deletionOf = ({ name, access }: Definition): BulkAction => ({
  verb: 'delete',
  icon: DeleteOutlined,
  label: 'ra.action.delete',
  running: 'kit.bulk.deleting',
  done: 'kit.bulk.deleted',
  isDanger: true,
  removes: true,
  access: access.delete,
  run: {
    async each(record, { provider, meta }) {
      await provider.delete(name, { id: record.id, previousData: record, meta });
      return undefined;
    },
  },
  confirmation: {
    title: 'ra.action.delete',
    question: 'kit.bulk.deleteQuestion',
    confirm: 'ra.action.delete',
    ofOne: {
      title: 'kit.delete.title',
      question: 'kit.delete.question',
      confirm: 'ra.action.delete',
    },
  },
});

/** The action that reverses another, if there is one. */
export function reverseOf(
  actions: { readonly [verb: string]: Action },
  verb: string,
): string | undefined {
  const done = actions[verb]?.transition;
  if (!done) return undefined;
  return Object.keys(actions).find((back) => {
    const transition = actions[back]?.transition;
    return (
      transition?.field === done.field &&
      transition.from.includes(done.to) &&
      done.from.includes(transition.to)
    );
  });
}

const isPossible = (
  { fields }: Definition,
  { transition, when }: Action,
  record: RaRecord,
): boolean => {
  const currentOne = currentValue(fields, record, transition.field);
  return transition.from.some((value) => value === currentOne) && (when?.(record as never) ?? true);
};
