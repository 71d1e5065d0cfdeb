import { useEffect, useState } from 'react';
import type { ThumbnailSize } from '../../../../domain/chat/message.ts';
import { useObjectUrl } from '../../use-object-url.ts';
import { useChat } from '../use-chat.ts';
import { fileCacheOf } from './file-cache.ts';

/** A file of a message on its way to the page. */
export type ChatFile = {
  readonly blob: Blob | undefined;
  /** An address under which the page can show it. */
  readonly url: string | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

type Options = {
  readonly size?: ThumbnailSize | undefined;
  /** Nothing is loaded before. */
  readonly isWanted?: boolean;
  /** The file itself, where it is on this device. */
  readonly local?: Blob | undefined;
};

/** The file of a message, loaded with the session while the component is there. */
export function useChatFile(
  name: string,
  { size, isWanted = true, local }: Options = {},
): ChatFile {
  const cache = fileCacheOf(useChat());
  const [attempt, setAttempt] = useState(0);
  const key = `${name} ${size} ${attempt}`;
  const [answer, setAnswer] = useState<{ key: string; blob?: Blob }>();
  const known = local ?? cache.peek(name, size);
  const isNeeded = isWanted && !known;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isUnmounted = false;
    cache.load(name, size).then(
      (blob) => !isUnmounted && setAnswer({ key, blob }),
      () => !isUnmounted && setAnswer({ key }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [cache, name, size, key, isNeeded]);

  const answered = answer?.key === key ? answer : undefined;
  const blob = known ?? answered?.blob;
  return {
    blob,
    url: useObjectUrl(blob),
    hasFailed: answered !== undefined && !blob,
    retry: () => setAttempt((last) => last + 1),
  };
}
