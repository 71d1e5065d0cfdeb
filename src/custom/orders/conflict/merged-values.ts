import { valueAt } from '../../../../domain/paths.ts';
import type { OrderValues } from '../form/order-values.ts';
import type { Side } from './compare-versions.ts';

/** Their version with one's own values where one's own were chosen. */
export function mergedValues(
  mine: OrderValues,
  theirs: OrderValues,
  choices: Readonly<Record<string, Side>>,
): OrderValues {
  const own = Object.entries(choices).flatMap(([path, side]) => (side === 'mine' ? [path] : []));
  // A new customer is nobody's version of anything: they go with the sender that was chosen.
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
