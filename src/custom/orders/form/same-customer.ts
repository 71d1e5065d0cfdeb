import { useEffect, useState } from 'react';
import { fold } from '../../../../domain/fold.ts';
import { fullName } from '../../../../domain/people/full-name.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { violationOf } from '../../../../domain/validate.ts';
import type { NewSender } from './order-values.ts';

/** A customer who may be the same as the one being created, and the evidence. */
export type Resemblance = { readonly customer: User; readonly by: 'phone' | 'nameAndCity' };

/** The customers with this phone, or with the same name in the same city; the most certain first. */
export function resemblances(
  person: NewSender,
  customers: readonly User[],
): readonly Resemblance[] {
  const name = fold(fullName(person));
  const city = fold(person.cityName ?? '');
  const found = customers.flatMap((customer): Resemblance[] => {
    if (person.phone && customer.phone === person.phone) return [{ customer, by: 'phone' }];
    const isSame =
      name !== '' &&
      city !== '' &&
      fold(fullName(customer)) === name &&
      fold(customer.cityName ?? '') === city;
    return isSame ? [{ customer, by: 'nameAndCity' }] : [];
  });
  const byId = new Map(found.map((one) => [one.customer.id, one]));
  return [...byId.values()].toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ by }: Resemblance): number => (by === 'phone' ? 0 : 1);

const PHONE = commands.fields.recipient.fields.phone;

/** Whether a value is a complete telephone number in the stored form. */
export const isE164 = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && violationOf(PHONE, value) === undefined;

const PAUSE = 400;

/** A value as of the last pause in typing, so that not every keystroke sends a request. */
export function useTypedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
