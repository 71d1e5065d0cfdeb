import { useState } from 'react';
import type { Message } from '../../../../domain/chat/message.ts';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { useChat } from '../use-chat.ts';
import { fileCacheOf } from './file-cache.ts';

/** What a message holds, and the file itself while the server does not have it. */
export type WithContent = {
  readonly message: Message['message'];
  readonly file?: File | undefined;
};

/** Long enough for the browser to begin saving. */
const RELEASE_MS = 60_000;

/** Saves the file of a message under the name that its sender gave it. */
export function useDownload(content: WithContent) {
  const cache = fileCacheOf(useChat());
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      saveAs(content.file ?? (await cache.load(fileOf(content).address)), fileOf(content).name);
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
