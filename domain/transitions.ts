import type { Action, Definition } from './define.ts';

type Actions = NonNullable<Definition['actions']>;

/** The fields that only actions may change, with the actions for each. */
export function guardedFields(actions: Actions = {}): readonly string[] {
  return [...new Set(Object.values(actions).map((action) => action.transition.field))];
}

/** The action that changes a field from one value to another, or `undefined` if there is none. */
export function actionFor(
  actions: Actions | undefined,
  change: { field: string; from: unknown; to: unknown },
): { verb: string; action: Action } | undefined {
  for (const [verb, action] of Object.entries(actions ?? {})) {
    const { field, from, to } = action.transition;
    if (field === change.field && to === change.to && from.some((value) => value === change.from)) {
      return { verb, action };
    }
  }
  return undefined;
}
