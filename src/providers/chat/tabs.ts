import type { WireMessage } from './wire.ts';

/** The messages between the tabs of a browser about the chat messages that they send. */
export type TabMessage =
  | { readonly what: 'changed' }
  | { readonly what: 'sending'; readonly key: string; readonly progress?: number }
  | { readonly what: 'waiting'; readonly key: string }
  | { readonly what: 'sent'; readonly key: string; readonly message?: WireMessage }
  | { readonly what: 'discarded'; readonly key: string };

/** The pages of one person in one browser, of which one at a time sends. */
export type Tabs = {
  /** Runs a task while no other tab runs one; waits until then. */
  readonly alone: (task: () => Promise<void>) => Promise<void>;
  readonly say: (message: TabMessage) => void;
  readonly close: () => void;
};

export type OpenTabs = (name: string, hear: (message: TabMessage) => void) => Tabs;

/** The tabs of this browser. Where it has no locks or no way to talk, a page stands alone. */
export const openTabs: OpenTabs = (name, hear) => {
  const locks = globalThis.navigator?.locks;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  const leaving = new AbortController();
  if (channel) channel.onmessage = ({ data }) => hear(data as TabMessage);
  return {
    alone: async (task) => {
      if (!locks) return task();
      await locks.request(name, { signal: leaving.signal }, task).catch((error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      });
    },
    say: (message) => channel?.postMessage(message),
    close: () => {
      leaving.abort();
      channel?.close();
    },
  };
};
