import { type FoundMessage, hitsOf } from '../../../../domain/search/found.ts';
import { useFound } from '../../../providers/use-found.ts';

/** What is searched here, and how much of it is shown: a list has space for more than the palette. */
const MESSAGES = { kinds: ['messages'], limit: 30 } as const;

const NONE: readonly FoundMessage[] = [];

/** The messages that contain the searched words, in all conversations; the latest first. */
export function useFoundMessages(search: string) {
  const { found, isFailed, isCurrent } = useFound(search, MESSAGES);
  const group = found?.groups.find(({ kind }) => kind === 'messages');
  return {
    hits: found ? hitsOf(found, 'messages') : NONE,
    count: group?.count ?? 0,
    /** Whether there are more than were counted. */
    isMore: group?.isMore ?? false,
    isFailed,
    isPending: !isCurrent && !isFailed,
  };
}

export type FoundMessages = ReturnType<typeof useFoundMessages>;
