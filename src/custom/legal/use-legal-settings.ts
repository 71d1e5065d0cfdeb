import { useGetList } from 'react-admin';
import type { LegalSettings } from '../../../domain/legal/legal-placeholders.ts';
import { settings } from '../../../domain/resources/settings.ts';

const THE_ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'ASC' },
} as const;

/** The settings of the company for its legal pages; nothing where they cannot be read. */
export function useLegalSettings(): LegalSettings | undefined {
  // Without them the checks that need them are left out, and the server decides alone.
  const { data } = useGetList(settings.name, THE_ONE, {
    retry: false,
    meta: { silent: true },
  });
  return data?.[0] as LegalSettings | undefined;
}
