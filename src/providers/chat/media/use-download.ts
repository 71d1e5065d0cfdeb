import { useState } from 'react';
import type { Message } from '../../../../domain/chat/message.ts';
import { useChat } from '../use-chat.ts';
import { fileCacheOf } from './file-cache.ts';

/** What a message holds, and the file itself while the server does not have it. */
export type HeldContent = {
  readonly message: Message['message'];
  readonly file?: File | undefined;
};

/** Long enough for the browser to begin saving. */
const RELEASE_MS = 60_000;

/** The name of the file of a message, as its sender called it. */
export const fileNameOf = ({ message, file }: HeldContent): string =>
  message.name ?? file?.name ?? message.content;

/** Saves the file of a message under the name that its sender gave it. */
export function useDownload(content: HeldContent) {
  const cache = fileCacheOf(useChat());
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      saveAs(content.file ?? (await cache.load(content.message.content)), fileNameOf(content));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, download };
}

/** Lets the browser save a blob; it is never opened as a page of ours. */
function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
