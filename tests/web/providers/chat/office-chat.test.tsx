import { QueryClient } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chat } from '../../../../src/providers/chat/chat.ts';
import type { ChatOptions } from '../../../../src/providers/chat/create-chat.ts';
import { useOfficeChat } from '../../../../src/providers/chat/office-chat.ts';
import { storeSession } from '../../../../src/providers/session.ts';

const made: { options: ChatOptions; close: () => void }[] = [];

vi.mock('../../../../src/providers/chat/create-chat.ts', () => ({
  createChat: (options: ChatOptions) => {
    const close = vi.fn();
    made.push({ options, close });
    return { self: options.self, close };
  },
}));

const checkError = vi.fn(async () => undefined);
const authProvider = {
  checkError,
  login: vi.fn(),
  logout: vi.fn(),
  checkAuth: async () => undefined,
};

let shown: Chat | undefined;
function Badge({ needed = true }) {
  shown = useOfficeChat({ needed });
  return null;
}
const open = (needed?: boolean) =>
  render(
    <CoreAdminContext authProvider={authProvider}>
      <Badge {...(needed === undefined ? {} : { needed })} />
    </CoreAdminContext>,
  );

const signIn = (token: string, id = 'amina') => storeSession({ token, user: { _id: id } });

beforeEach(() => {
  made.length = 0;
  shown = undefined;
  checkError.mockClear();
});

afterEach(async () => {
  localStorage.clear();
  const page = open();
  page.unmount();
  await new Promise((resolve) => setTimeout(resolve));
});

it('all parts of the back office use one chat, with the session of the person', async () => {
  signIn('one');
  open();
  open();
  await waitFor(() => expect(shown).toBeDefined());
  expect(made).toHaveLength(1);
  expect(made[0]?.options.self).toEqual({ id: 'amina', side: 'staff' });
  expect(made[0]?.options.getToken()).toBe('one');
});

it('nothing of the chat is loaded before the page is idle', async () => {
  vi.useFakeTimers();
  let whenIdle: () => void = () => undefined;
  window.requestIdleCallback = (task) => {
    whenIdle = () => task({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  signIn('one');
  open(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made).toHaveLength(0);
  vi.useRealTimers();
  whenIdle();
  await waitFor(() => expect(made).toHaveLength(1));
  window.requestIdleCallback = () => 0;
});

it('nothing of the chat is loaded while a list is still being read', async () => {
  vi.useFakeTimers();
  const requested = vi.fn(() => 1);
  window.requestIdleCallback = requested;
  const queryClient = new QueryClient();
  const reading = vi.spyOn(queryClient, 'isFetching').mockReturnValue(1);
  signIn('one');
  render(
    <CoreAdminContext authProvider={authProvider} queryClient={queryClient}>
      <Badge needed={false} />
    </CoreAdminContext>,
  );
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requested).not.toHaveBeenCalled();
  reading.mockReturnValue(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requested).toHaveBeenCalledOnce();
  vi.useRealTimers();
  window.requestIdleCallback = () => 0;
});

it('whoever logs out leaves no open connection', async () => {
  signIn('one');
  const page = open();
  await waitFor(() => expect(made).toHaveLength(1));
  localStorage.clear();
  page.unmount();
  await waitFor(() => expect(made[0]?.close).toHaveBeenCalled());
});

it('a session that the server ends shows the login', async () => {
  signIn('one');
  open();
  await waitFor(() => expect(made).toHaveLength(1));
  act(() => made[0]?.options.onSessionEnd());
  await waitFor(() => expect(checkError).toHaveBeenCalledOnce());
  expect(shown).toBeUndefined();
});

it('a session that another tab has begun meanwhile goes on', async () => {
  signIn('one');
  open();
  await waitFor(() => expect(made).toHaveLength(1));
  signIn('two');
  act(() => made[0]?.options.onSessionEnd());
  await waitFor(() => expect(made).toHaveLength(2));
  expect(checkError).not.toHaveBeenCalled();
  expect(made[1]?.options.getToken()).toBe('two');
});
