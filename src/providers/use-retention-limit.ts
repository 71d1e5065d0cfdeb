import { useGetList } from 'react-admin';
import type { Settings } from '../../domain/resources/settings.ts';
import { limitOf, RETENTION_RULES, type RetainedKind } from '../../domain/retained-kinds.ts';
import { useLacks } from './use-capabilities.ts';

const THE_ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'ASC' },
} as const;

/**
 * How long a kind of data is kept by the settings of the company, in the unit of the kind; `null` if
 * nothing limits it, `undefined` while that is not known, or for whoever may not read it.
 */
export function useRetentionLimit(kind: RetainedKind): number | null | undefined {
  const { data } = useGetList<Settings>('settings', THE_ONE, {
    enabled: !useLacks()('settings'),
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  return data && limitOf(kind, data[0]?.retention?.[RETENTION_RULES[kind].setting]);
}
