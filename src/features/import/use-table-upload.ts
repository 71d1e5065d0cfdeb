import { useEffect, useRef, useState } from 'react';
import type { ImportRun } from '../../../domain/imports/import-run.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

/** A table that is being sent: the share that has been sent, from 0 to 1. */
type Sending = { readonly name: string; readonly share: number };

/** Sends a table and has it read; whoever leaves the page stops that. */
export function useTableUpload(resource: string, onRead: (run: ImportRun, file: File) => void) {
  const provider = useAppDataProvider();
  const [sending, setSending] = useState<Sending>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, sheet?: string): Promise<void> {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setError(undefined);
    setSending({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ name: file.name, share });
      const run = await provider.sendTable(resource, { file, sheet, signal, onProgress });
      if (!signal.aborted) onRead(run, file);
    } catch (failed) {
      if (!signal.aborted) setError(failed);
    } finally {
      if (running.current === controller) setSending(undefined);
    }
  }

  return { sending, error, send, cancel };
}
