import { useDataProvider } from 'react-admin';
import { writableValues } from '../../../../domain/field-access.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { type User, users } from '../../../../domain/resources/users.ts';
import { isObject, type ValidationMode } from '../../../../domain/validate.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import { keepableValues } from '../../../kit/fields/form-values.ts';
import { formErrors } from '../../../kit/form/form-errors.ts';
import { InvalidPart, useFormController } from '../../../kit/form/use-form-controller.ts';
import { useView } from '../../../kit/view/use-view.ts';
import { failureOf } from '../../../providers/call-error.ts';
import {
  billedTo,
  bodyOfChange,
  bodyOfNew,
  mergedValues,
  type NewTour,
  type OrderValues,
  type Sender,
  senderOf,
  valuesOf,
  withoutEmpty,
} from './order-values.ts';

type Options = {
  /** The stored order; none for a new one. */
  order: Order | undefined;
  initial: OrderValues;
  onSaved: (order: Order) => void;
};

/** The behaviour of an order's form, which may create a customer along with the order. */
export function useOrderForm({ order, initial, onSaved }: Options) {
  const view = useView();
  const actor = useActor();
  const provider = useDataProvider();

  /** The sender, registered for the tour that was typed with the order. */
  const registered = async (sender: Sender, newTour: NewTour | null): Promise<Sender> => {
    if (!newTour || isSameTour(newTour, sender.tour)) return sender;
    const { data } = await provider
      .update<User>('users', {
        id: sender._id,
        data: { tour: newTour },
        previousData: { id: sender._id } as User,
      })
      .catch((error: unknown) => {
        const tour: unknown = failureOf(error).errors?.tour;
        throw isObject(tour) ? new InvalidPart({ newTour: tour }) : error;
      });
    const changed = senderOf(data);
    // A second attempt must not change the customer again.
    controller.form.current?.setValue('user', changed);
    controller.form.current?.setValue('newTour', null);
    return changed;
  };

  const senderFor = async (values: OrderValues): Promise<Sender> => {
    if (values.user) return registered(values.user, values.newTour);
    const { tour, ...newSender } = values.newSender ?? {};
    const data = {
      ...withoutEmpty(newSender),
      ...(Object.keys(withoutEmpty(tour ?? {})).length > 0 && { tour: withoutEmpty(tour ?? {}) }),
    };
    const created = await provider.create<User>('users', { data }).catch((error: unknown) => {
      const { errors } = failureOf(error);
      throw errors ? new InvalidPart({ newSender: errors }) : error;
    });
    const sender = senderOf(created.data);
    if (sender._id) {
      // A second attempt must not create another customer.
      controller.form.current?.setValue('user', sender);
      controller.form.current?.setValue('newSender', null);
    }
    return sender;
  };
  const write = async (values: OrderValues, base: Order | undefined): Promise<Order> => {
    const sender = await senderFor(values);
    // The session ended with the first call.
    if (!sender._id) return {} as Order;
    const { data } = base
      ? await provider.update<Order>('commands', {
          id: base.id,
          data: bodyOfChange(values, sender, base),
          previousData: base,
        })
      : await provider.create<Order>('commands', {
          data: writableValues(commands.fields, bodyOfNew(values, sender), actor),
        });
    return data;
  };

  const controller = useFormController<OrderValues, Order>({
    of: 'commands',
    affected: { queryKey: ['commands'] },
    record: order,
    initial,
    write,
    onSaved,
    keepable,
    valuesOf: (stored) => valuesOf(view, stored),
    merge: ({ theirs, ...own }, choices) =>
      mergedValues({ ...own, theirs: valuesOf(view, theirs) }, choices),
  });
  return controller;
}

const isSameTour = (one: NewTour, other: Partial<NewTour> | null | undefined): boolean =>
  (one._id || null) === (other?._id ?? null) &&
  (one.SubsCribedCity || null) === (other?.SubsCribedCity ?? null);

/** All input may be stored on the device, except pictures of an ID card. */
const keepable = (values: OrderValues, base: Order | undefined): OrderValues =>
  keepableValues(commands.fields, values, base);

/** Validates a form by the server's own rules for orders and customers. */
export function orderErrors(values: OrderValues, mode: ValidationMode) {
  const { newSender, newTour: _, ...own } = values;
  const { user, ...errors } = formErrors(commands, { ...own, billTo: billedTo(own) }, mode);
  if (!newSender || own.user) return user ? { ...errors, user } : errors;
  const inSender = formErrors(users, { ...newSender }, 'create');
  return Object.keys(inSender).length > 0 ? { ...errors, newSender: inSender } : errors;
}
