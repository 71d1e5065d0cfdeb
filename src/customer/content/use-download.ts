import { useState } from 'react';
import { fileCacheOf } from '../../providers/chat/media/file-cache.ts';
import { useChat } from '../../providers/chat/use-chat.ts';
import { type ContentProps, nameOf } from './content-props.ts';

/** Long enough for the browser to begin saving. */
const RELEASE_MS = 60_000;

/** Saves the file of a message under the name that its sender gave it. */
export function useDownload(props: ContentProps) {
  const cache = fileCacheOf(useChat());
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = () => {
    if (state === 'loading') return;
    setState('loading');
    const loaded = props.file ? Promise.resolve(props.file) : cache.load(props.message.content);
    loaded.then(
      (blob) => {
        save(blob, nameOf(props));
        setState('idle');
      },
      () => setState('failed'),
    );
  };
  return { state, download };
}

/** Lets the browser save a blob; it is never opened as a page of ours. */
function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
