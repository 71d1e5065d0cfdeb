import { nameOf } from '../../../../domain/people/full-name.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';

/** A customer as sentences name them: each part keeps its own direction inside of another language. */
export const customerTexts = (customer: Order['user'] | null | undefined) => ({
  name: isolated(nameOf(customer ?? {})),
  code: isolated(customer?.code ?? ''),
  phone: isolated(customer?.phone ?? '', 'ltr'),
});
