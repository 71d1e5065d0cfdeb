import { commands } from '../../../../domain/resources/commands.ts';
import { users } from '../../../../domain/resources/users.ts';
import type { ValidationMode } from '../../../../domain/validate.ts';
import { formErrors } from '../../../kit/form/form-errors.ts';
import { billedTo, type OrderValues } from './order-values.ts';

/** Validates a form by the server's own rules for orders and customers. */
export function orderErrors(values: OrderValues, mode: ValidationMode) {
  const { newSender, ...own } = values;
  const { user, ...errors } = formErrors(commands, { ...own, billTo: billedTo(own) }, mode);
  if (!newSender || own.user) return user ? { ...errors, user } : errors;
  const inSender = formErrors(users, { ...newSender }, 'create');
  return Object.keys(inSender).length > 0 ? { ...errors, newSender: inSender } : errors;
}
