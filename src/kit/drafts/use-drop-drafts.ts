import { use, useCallback } from 'react';
import type { Identifier } from 'react-admin';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { DraftsContext, draftPrefix, prefixOf } from '../../providers/drafts.ts';
import { readUser } from '../../providers/session.ts';

/** Removes what the user has typed into forms of records that no longer exist. */
export function useDropDrafts() {
  const drafts = use(DraftsContext);
  return useCallback(
    async (resources: readonly string[], ids: readonly Identifier[]) => {
      const user = readUser();
      if (!user || ids.length === 0) return;
      const prefixes = new Set(
        resources.flatMap((name) => ids.map((id) => draftPrefix(user._id, name, String(id)))),
      );
      const stored = await ignoringFailure(
        drafts.find(prefixOf(user._id)),
        'A browser that cannot store drafts has none to remove.',
      );
      if (!stored) return;
      const left = stored.filter(({ key }) => prefixes.has(key.slice(0, key.lastIndexOf('/') + 1)));
      await Promise.allSettled(left.map(({ key }) => drafts.discard(key)));
    },
    [drafts],
  );
}
