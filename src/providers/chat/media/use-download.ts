import { useState } from 'react';
import type { Message } from '../../../../domain/chat/message.ts';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { saveBlob } from '../../save-blob.ts';
import { useChat } from '../use-chat.ts';
import { fileCacheOf } from './file-cache.ts';

/** What a message holds, and the file itself while the server does not have it. */
export type WithContent = {
  readonly message: Message['message'];
  readonly file?: File | undefined;
};

/** Saves the file of a message under the name that its sender gave it. */
export function useDownload(content: WithContent) {
  const cache = fileCacheOf(useChat());
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      saveBlob(content.file ?? (await cache.load(fileOf(content).address)), fileOf(content).name);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, download };
}
