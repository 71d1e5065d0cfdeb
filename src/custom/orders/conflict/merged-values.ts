import { valueAt } from '../../../../domain/paths.ts';
import type { OrderValues } from '../form/order-values.ts';
import type { Side } from './compare-versions.ts';

/** Their version, with the user's own values where those were chosen. */
export function mergedValues(
  mine: OrderValues,
  theirs: OrderValues,
  choices: Readonly<Record<string, Side>>,
): OrderValues {
  const own = Object.entries(choices).flatMap(([path, side]) => (side === 'mine' ? [path] : []));
  // A new customer is in neither version: they come with the chosen sender.
  const newSender = own.includes('user') ? mine.newSender : null;
  return own.reduce<OrderValues>((merged, path) => withValue(merged, path, valueAt(mine, path)), {
    ...theirs,
    newSender,
  });
}

function withValue(values: OrderValues, path: string, value: unknown): OrderValues {
  const [head = '', inner] = path.split('.');
  const whole = inner ? { ...Object(valueAt(values, head)), [inner]: value } : value;
  return { ...values, [head]: whole };
}
