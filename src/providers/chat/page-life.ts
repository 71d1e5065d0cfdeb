/** Whether somebody may be looking; a page without a window is taken for one that is looked at. */
export const isVisible = (): boolean => globalThis.document?.visibilityState !== 'hidden';

/** Calls back when the network has come back or the page is looked at again, until it is stopped. */
export function onReturn(listener: () => void): () => void {
  const shown = () => {
    if (isVisible()) listener();
  };
  globalThis.window?.addEventListener('online', listener);
  globalThis.document?.addEventListener('visibilitychange', shown);
  return () => {
    globalThis.window?.removeEventListener('online', listener);
    globalThis.document?.removeEventListener('visibilitychange', shown);
  };
}
