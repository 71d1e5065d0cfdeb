import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { isLeftToOthers } from '../../../domain/access.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { API_URL } from '../api-url.ts';
import { readToken, readUser } from '../session.ts';
import { useLacks } from '../use-capabilities.ts';
import { whenIdle } from '../when-idle.ts';
import type { Chat } from './chat.ts';
import { createSource } from './watched.ts';

/** The chat of the session that this tab works in. */
type OfficeSession = { readonly token: string; readonly userId: string; chat?: Chat };

/** The one chat of this tab: begun when it is first requested, and closed with its session. */
function createOfficeChat() {
  const shown = createSource<Chat | undefined>(undefined);
  const endListeners = new Set<() => void>();
  let current: OfficeSession | undefined;

  const close = (): void => {
    current?.chat?.close();
    current = undefined;
    shown.set(undefined);
  };

  /** Closes the chat if its session is over. */
  const review = (): void => {
    if (current && !isCurrent(current)) close();
  };

  /** The server has ended a session. If another one has begun meanwhile, in another tab, it goes on. */
  const end = (over: OfficeSession): void => {
    if (current !== over) return;
    const isLast = isCurrent(over);
    close();
    if (isLast) for (const listener of [...endListeners]) listener();
    else void begin();
  };

  const begin = async (): Promise<Chat | undefined> => {
    review();
    if (current) return current.chat;
    const token = readToken();
    const { _id: userId, role, grants } = readUser() ?? {};
    if (token === undefined || userId === undefined) return undefined;
    if (role !== undefined && isLeftToOthers({ id: userId, role, grants }, 'conversation')) {
      return undefined;
    }
    const mine: OfficeSession = { token, userId };
    current = mine;
    const loaded = await ignoringFailure(
      import('./create-chat.ts'),
      'The next page that needs it tries again.',
    );
    if (current !== mine) return undefined;
    if (!loaded) {
      current = undefined;
      return undefined;
    }
    mine.chat = loaded.createChat({
      apiUrl: API_URL,
      self: { id: userId, side: 'staff', role },
      getToken: () => (readUser()?._id === userId ? readToken() : token),
      onSessionEnd: () => end(mine),
    });
    shown.set(mine.chat);
    return mine.chat;
  };

  return { shown, endListeners, begin, close, review };
}

const isCurrent = ({ token }: OfficeSession): boolean => readToken() === token;

const office = createOfficeChat();
const { shown } = office;

/** The chat of whoever is logged in, made when it is first requested. */
export const officeChat = (): Promise<Chat | undefined> => office.begin();

/** Closes the chat of this tab, for somebody who leaves. */
export const closeOfficeChat = (): void => office.close();

/** The chat of whoever is logged in, if the frame of the page has begun it already. */
export const useBegunChat = (): Chat | undefined =>
  useSyncExternalStore(shown.subscribe, shown.read);

/**
 * The chat of the person who is logged in, for the back office; `undefined` until it is there. It is
 * loaded once the page is idle, or at once where it is `needed`.
 */
export function useOfficeChat({ needed = false }: { needed?: boolean } = {}): Chat | undefined {
  const chat = useSyncExternalStore(shown.subscribe, shown.read);
  const logOutIfDenied = useLogoutIfAccessDenied();
  const queryClient = useQueryClient();
  const isLacking = useLacks()('conversation');
  useEffect(() => {
    if (isLacking) return closeOfficeChat();
    const begin = () => void officeChat();
    const stop = needed ? begin() : whenIdle(queryClient, begin);
    return () => {
      stop?.();
      // After a logout the page goes away, and the session with it.
      setTimeout(office.review);
    };
  }, [needed, queryClient, isLacking]);
  useEffect(() => {
    const end = () => {
      void ignoringFailure(
        logOutIfDenied(Object.assign(new Error(), { status: 401 })),
        'The session has ended either way.',
      );
    };
    office.endListeners.add(end);
    return () => void office.endListeners.delete(end);
  }, [logOutIfDenied]);
  return chat;
}
