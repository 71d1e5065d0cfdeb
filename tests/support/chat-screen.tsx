import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { DataProvider } from 'react-admin';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { Found, FoundMessage } from '../../domain/search/found.ts';
import { ChatScreen } from '../../src/custom/chat/ChatScreen.tsx';
import { ChatTextsProvider } from '../../src/custom/chat/ChatTextsProvider.tsx';
import type { AppDataProvider } from '../../src/providers/app-data-provider.ts';
import type { Chat } from '../../src/providers/chat/chat.ts';
import { ChatContext } from '../../src/providers/chat/use-chat.ts';
import { renderPage, type Surroundings, setScreenWidth } from './web.tsx';

/** The height of what scrolls, and of a message in it, in pixels. */
export const SCREEN = 600;
export const ROW = 70;

const isScroller = (element: Element) => element.classList.contains('chat-scroll');
const heightIn = (scroller: Element) =>
  Number.parseFloat(scroller.querySelector<HTMLElement>('ol, ul')?.style.height ?? '0');

/** jsdom lays nothing out: gives the lists of the chat a height, and what is in them. */
export function layOutChat(): void {
  const given: Readonly<Record<string, (element: Element) => number>> = {
    offsetHeight: (element) => (isScroller(element) ? SCREEN : ROW),
    offsetWidth: () => 800,
    clientHeight: (element) => (isScroller(element) ? SCREEN : ROW),
    scrollHeight: (element) => (isScroller(element) ? heightIn(element) : ROW),
  };
  for (const [name, of] of Object.entries(given)) {
    const owner = name.startsWith('offset') ? HTMLElement.prototype : Element.prototype;
    vi.spyOn(owner as never, name as never, 'get').mockImplementation(function height(
      this: Element,
    ) {
      return of(this) as never;
    } as never);
  }
  Element.prototype.scrollTo = function scrollTo(this: Element, ...to: unknown[]) {
    const [place] = to as [{ top?: number }];
    const most = Math.max(0, this.scrollHeight - this.clientHeight);
    this.scrollTop = Math.max(0, Math.min(place.top ?? 0, most));
    // As a browser does, after its caller is done.
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  } as Element['scrollTo'];
}

/** Scrolls what holds the messages, as a wheel does. */
export function scrollMessagesTo(top: number): void {
  messageScroller().scrollTo({ top });
}

export const messageScroller = (): Element => {
  const [found] = document.getElementsByClassName('chat-messages');
  if (!found) throw new Error('No conversation is open.');
  return found;
};

/** The texts of the messages that are in sight. */
export function messagesInSight(): readonly string[] {
  const { scrollTop } = messageScroller();
  return screen
    .getAllByRole('article')
    .filter((row) => {
      const top = topOf(row);
      return top + ROW > scrollTop && top < scrollTop + SCREEN;
    })
    .map((row) => row.querySelector('.chat-text')?.textContent ?? '');
}

/** Where a message is, from the beginning of all. */
export const topOf = (row: Element): number =>
  Number.parseFloat(
    /translate3d\(0(?:px)?, ([\d.]+)px/.exec(row.closest('li')?.style.transform ?? '')?.[1] ??
      'NaN',
  );

/** What stands beside the conversations is not looked at here, and so nothing of it arrives. */
const NEVER = new Promise<never>(() => undefined);

type Given = Surroundings & {
  width?: number;
  getList?: DataProvider['getList'];
  /** The messages that a search finds; without them the back end has no search. */
  found?: readonly FoundMessage[];
  /** Further calls of the back end. */
  provider?: Partial<AppDataProvider>;
};

/** Opens the screen of the chat over a chat that a test plays. */
export async function openChat(
  chat: Chat,
  { width = 1300, getList, found, provider, ...around }: Given = {},
) {
  setScreenWidth(width);
  layOutChat();
  const page = await act(async () =>
    renderPage(
      <Suspense fallback={null}>
        <Routes>
          <Route
            path="/chat/:clientId?"
            element={
              <ChatTextsProvider>
                <ChatContext value={chat}>
                  <ChatScreen />
                </ChatContext>
              </ChatTextsProvider>
            }
          />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Address />
      </Suspense>,
      {
        path: '/chat',
        dataProvider: {
          getList: async (resource: string, params: never) =>
            resource === 'users' && getList ? getList(resource, params) : NEVER,
          getOne: async (_: string, { id }: { id: string }) => {
            if (id === 'nobody') throw new Error('There is no such user.');
            return NEVER;
          },
          // Nothing is planned unless a test says so.
          getPlanned: async () => undefined,
          ...provider,
          searchEverything: async () => found && foundMessages(found),
        } as never,
        ...around,
      },
    ),
  );
  updateFreely();
  return page;
}

const foundMessages = (hits: readonly FoundMessage[]): Found => ({
  groups: [
    { kind: 'messages', count: hits.length, isMore: false, isExact: false, hits: [...hits] },
  ],
  places: [],
  isOfLatest: false,
});

/** From now on the page changes whenever it likes, such as when it has learned who is logged in. */
function updateFreely(): void {
  const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = page.IS_REACT_ACT_ENVIRONMENT === true;
  page.IS_REACT_ACT_ENVIRONMENT = false;
  // As it was: the files of a worker share it.
  onTestFinished(() => {
    page.IS_REACT_ACT_ENVIRONMENT = before;
  });
}

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

/** Another page, which leads to the chat with a user. */
function Elsewhere() {
  const navigate = useNavigate();
  const user = { _id: 'client-9', firstName: 'Nadia', lastName: 'Alaoui', photo: 'no-photo' };
  return (
    <button type="button" onClick={() => navigate('/chat', { state: { user } })}>
      Write to Nadia
    </button>
  );
}
