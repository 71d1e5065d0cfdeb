import { useGetList } from 'react-admin';
import { companyOf } from '../../../domain/documents/company-of.ts';
import type { Placeholders } from '../../../domain/documents/print-texts.ts';
import type { Locale } from '../../../domain/fields.ts';
import { fromCents } from '../../../domain/money.ts';
import type { Settings } from '../../../domain/resources/settings.ts';
import { formatMoney } from '../../kit/format/numbers.ts';

/** The values of the placeholders on a document to Morocco, as the company has set them. */
export function usePlaceholders(locale: Locale): Placeholders {
  const { data } = useGetList<Settings>(
    'settings',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'ASC' } },
    { meta: { silent: true }, onError: ignore },
  );
  const { name, limits } = companyOf(data?.[0]);
  return {
    company: name || '…',
    compensationLimit: formatMoney(fromCents(limits.compensationCents), locale),
    valueLimit: formatMoney(fromCents(limits.declaredValueCents.A), locale),
  };
}

/** A preview without the company's own values shows the default ones. */
const ignore = () => undefined;
