import { useGetList } from 'react-admin';
import type { Template } from '../../../../domain/resources/templates.ts';
import type { BulkKind } from '../../../providers/bulk-message-methods.ts';
import { isRouteMissing } from '../../../providers/capabilities.ts';
import { useLacks } from '../../../providers/use-capabilities.ts';

const ALL = { page: 1, perPage: 500 };
const ONE_MINUTE = 60_000;

/** A back end without templates gets messages that are written by hand. */
const QUIET = { retry: false, onError: () => undefined, staleTime: ONE_MINUTE } as const;

/**
 * The templates, those made for a kind of message first; the general ones serve the chat. Where they
 * cannot be read just now, one's own text is left; `isThere` says whether the back end keeps any at all.
 */
export function useTemplates(kind: BulkKind) {
  const use = kind === 'broadcast' ? 'general' : kind;
  const lacksThem = useLacks()('templates');
  const { data, error, isPending } = useGetList<Template>(
    'templates',
    { pagination: ALL, sort: { field: 'title', order: 'ASC' }, meta: { silent: true } },
    { ...QUIET, enabled: !lacksThem },
  );
  const templates = data ?? [];
  const made = templates.filter((template) => template.use === use);
  const others = templates.filter((template) => template.use !== use);
  return {
    made,
    others,
    isPending: isPending && !lacksThem,
    isThere: !lacksThem && !isRouteMissing(error),
  };
}
