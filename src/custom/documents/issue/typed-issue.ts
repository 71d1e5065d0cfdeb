import type { Order } from '../../../../domain/resources/commands.ts';
import { bodyOf, changedParts, editedOrder } from '../edited-order.ts';
import type { EditorValues } from '../editor-values.ts';
import type { Editor } from '../use-editor.ts';

/** A draft that is to be issued: as it would be saved, and what of it is not saved yet. */
export type ToIssue = {
  readonly order: Order;
  readonly values: EditorValues;
  readonly changes?: Record<string, unknown>;
  readonly customer?: Record<string, unknown>;
};

/** What is typed, as it is to be issued; nothing where a field is wrong. It saves nothing. */
export async function typedIssue({
  form,
  base: { current: base },
  scopeQuestion,
  isUnsaved,
}: Editor): Promise<ToIssue | undefined> {
  if (!(await form.trigger(undefined, { shouldFocus: true }))) return undefined;
  const values = structuredClone(form.getValues());
  const scope = await scopeQuestion.scopeFor(values);
  if (!scope) return undefined;
  const order = editedOrder(values, base, 'bill', scope);
  const customer = changedParts(order.user, base.user);
  return {
    ...{ order, values },
    ...(isUnsaved() && { changes: bodyOf(order, 'bill') }),
    ...(Object.keys(customer).length > 0 && { customer }),
  };
}
