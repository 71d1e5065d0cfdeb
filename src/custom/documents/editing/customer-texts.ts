import { nameOf } from '../../../../domain/people/full-name.ts';
import type { Order } from '../../../../domain/resources/commands.ts';

/** A customer as sentences name them: each part keeps its own direction inside of another language. */
export const customerTexts = (customer: Order['user'] | null | undefined) => ({
  name: `\u2068${nameOf(customer ?? {})}\u2069`,
  code: `\u2068${customer?.code ?? ''}\u2069`,
  phone: `\u2066${customer?.phone ?? ''}\u2069`,
});
