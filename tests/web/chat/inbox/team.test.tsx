import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { UNREAD_CHAT } from '../../../../domain/chat/chat-address.ts';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import { ColleagueWriting } from '../../../../src/custom/chat/inbox/ColleagueWriting.tsx';
import { ConversationTools } from '../../../../src/custom/chat/inbox/ConversationTools.tsx';
import { RowBadges } from '../../../../src/custom/chat/inbox/RowBadges.tsx';
import { SnoozeLine } from '../../../../src/custom/chat/inbox/SnoozeLine.tsx';
import { useInbox } from '../../../../src/custom/chat/inbox/use-inbox.tsx';
import { useNeighbourKeys } from '../../../../src/custom/chat/inbox/use-neighbour-keys.ts';
import { useChatOverview } from '../../../../src/providers/chat/use-chat.ts';
import { fakeChat, fakeConversation } from '../../../support/fake-chat.ts';
import { renderInChat } from '../../../support/inbox-page.tsx';

const user = userEvent.setup({ delay: null });
const karim = { _id: 'staff-2', name: 'Karim Beispiel' };
const conversations = [
  fakeConversation(1, { state: 'waiting', assignedTo: { _id: 'staff-1', name: 'Amina Beispiel' } }),
  fakeConversation(2, { isNew: true, unansweredSince: '2026-03-02T06:00:00.000Z' }),
  fakeConversation(3, { unansweredSince: '2026-03-01T06:00:00.000Z', assignedTo: karim }),
];

const STAFF = [
  { id: 'staff-1', firstName: 'Amina', lastName: 'Beispiel', role: 'admin' },
  { id: 'staff-2', firstName: 'Karim', lastName: 'Beispiel', role: 'admin' },
];

const dataProvider = {
  getPreferences: async () => undefined,
  getList: async () => ({ data: STAFF, total: STAFF.length }) as never,
};

function Inbox({ onOpen = () => undefined }: { onOpen?: (clientId: string) => void }) {
  const { toolbar, pick, clear } = useInbox();
  const shown = pick(useChatOverview().conversations);
  useNeighbourKeys({ shown, current: shown[0]?.clientId._id, onOpen });
  return (
    <>
      {toolbar}
      <button type="button" onClick={clear}>
        Everything
      </button>
      <output>{shown.map(({ clientId }) => clientId._id).join(' ')}</output>
    </>
  );
}

const shows = (ids: string) => expect(screen.getByText(ids)).toBeVisible();
const chip = (name: string) => screen.findByRole('button', { name });

describe('a clerk with the inbox of the team', () => {
  test('reads how many there are of each, and sees only those that they choose', async () => {
    const { chat } = fakeChat({ conversations });
    await renderInChat(chat, <Inbox />, dataProvider);
    expect(await chip('All: 3')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await chip('Open: 2'));
    shows('client-2 client-3');
    await user.click(await chip('Unread: 1'));
    shows('client-2');
    await user.click(screen.getByRole('button', { name: 'Everything' }));
    shows('client-1 client-2 client-3');
  });

  test('who comes from the badge of the menu sees what is unread, until they choose otherwise', async () => {
    const { chat } = fakeChat({ conversations });
    await renderInChat(
      chat,
      <>
        <Link to={UNREAD_CHAT}>Badge</Link>
        <Link to="/chat/client-2">A conversation</Link>
        <Inbox />
      </>,
      dataProvider,
    );
    await user.click(await chip('Waiting: 1'));
    shows('client-1');
    await user.click(screen.getByRole('link', { name: 'Badge' }));
    shows('client-2');
    await user.click(screen.getByRole('link', { name: 'A conversation' }));
    shows('client-2');
    await user.click(await chip('Open: 2'));
    shows('client-2 client-3');
    await user.click(screen.getByRole('link', { name: 'Badge' }));
    shows('client-2');
  });

  test('finds the keys beside the selects, where they stay in sight while filters are scrolled', async () => {
    const { chat } = fakeChat({ conversations });
    await renderInChat(chat, <Inbox />, dataProvider);
    const filters = (await chip('All: 3')).parentElement;
    expect(filters?.lastElementChild).toHaveAttribute('aria-pressed');
    const selects = screen.getAllByRole('combobox');
    const line = selects[0]?.parentElement?.parentElement;
    expect(line?.querySelectorAll('button')).toHaveLength(1);
  });

  test('sees their own, and whoever has waited longest first', async () => {
    const { chat } = fakeChat({ conversations });
    await renderInChat(chat, <Inbox />, dataProvider);
    await user.selectOptions(await screen.findByLabelText('Order'), 'Unanswered longest');
    shows('client-3 client-2 client-1');
    await user.selectOptions(screen.getByLabelText('Who answers'), 'Mine');
    shows('client-1');
    expect(await chip('Waiting: 1')).toBeVisible();
  });

  test('goes to the next conversation with Alt and an arrow, also out of an input', async () => {
    const opened: string[] = [];
    const { chat } = fakeChat({ conversations });
    await renderInChat(
      chat,
      <>
        <Inbox onOpen={(id) => opened.push(id)} />
        <textarea aria-label="Message" />
      </>,
      dataProvider,
    );
    const input = await screen.findByLabelText('Message');
    fireEvent.keyDown(input, { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(input, { key: 'ArrowUp', altKey: true });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(opened).toEqual(['client-2']);
    expect(screen.getByRole('button', { name: /Alt\+↑ and Alt\+↓/ })).toBeInTheDocument();
  });

  test('is offered nothing of it where the back end has no states', async () => {
    const plain = conversations.map(({ state: _, ...one }): Conversation => one);
    const { chat } = fakeChat({ conversations: plain });
    await renderInChat(
      chat,
      <>
        <Inbox />
        <ConversationTools conversation={plain[0]} />
      </>,
      dataProvider,
    );
    expect(await screen.findByText('client-1 client-2 client-3')).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('a clerk with an open conversation', () => {
  const open = async (conversation: Conversation | undefined) => {
    const played = fakeChat({ conversations });
    await renderInChat(
      played.chat,
      <ConversationTools conversation={conversation} />,
      dataProvider,
    );
    return played;
  };

  test('takes it, gives it to a colleague or to nobody', async () => {
    const { calls } = await open(conversations[2]);
    const menu = await screen.findByRole('button', { name: /Who answers: .*Karim Beispiel/ });
    for (const name of ['I answer', 'Nobody']) {
      await user.click(menu);
      await user.click(await screen.findByRole('menuitem', { name }));
    }
    await user.click(menu);
    expect(await screen.findByRole('menuitem', { name: 'Karim Beispiel' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Amina Beispiel' })).toBeNull();
    const conversationId = 'conversation-3';
    expect(calls.map(({ of }) => of)).toEqual([
      { conversationId, assignedTo: 'staff-1' },
      { conversationId, assignedTo: null },
    ]);
  });

  test('changes how the office stands with the customer', async () => {
    const { calls } = await open(conversations[1]);
    await user.click(await screen.findByRole('button', { name: 'State: Open' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Closed/ }));
    expect(calls).toEqual([
      {
        name: 'changeConversation',
        of: { conversationId: 'conversation-2', state: 'closed' },
      },
    ]);
  });

  test('sees in the list what is put off, and until when', async () => {
    const snoozedUntil = new Date(Date.now() + 3_600_000).toISOString();
    const putOff = fakeConversation(2, { ...conversations[1], snoozedUntil });
    const { chat } = fakeChat({ conversations: [putOff] });
    await renderInChat(
      chat,
      <>
        <Inbox />
        <RowBadges conversation={putOff} />
        <SnoozeLine conversation={putOff} />
      </>,
      dataProvider,
    );
    expect(await chip('Snoozed: 1')).toBeVisible();
    expect(await chip('To answer: 0')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Snoozed until/ })).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Unanswered since/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show again' })).toBeVisible();
  });

  test('sees that a colleague is writing an answer, and not that the customer is', async () => {
    const writer = { conversationId: 'conversation-2', userId: 'x', name: 'Karim' };
    const { chat, changeOverview } = fakeChat({ conversations });
    await renderInChat(
      chat,
      <>
        <ColleagueWriting conversation={conversations[1]} />
        {conversations[1] && <RowBadges conversation={conversations[1]} />}
      </>,
      dataProvider,
    );
    expect(await screen.findByRole('img', { name: /^Unanswered since/ })).toBeVisible();
    const write = (from: 'customer' | 'staff') =>
      act(() => changeOverview({ writers: new Map([['conversation-2', [{ ...writer, from }]]]) }));
    write('customer');
    expect(screen.queryByText(/is writing/)).toBeNull();
    write('staff');
    const word = /Karim.* is writing an answer/;
    expect(screen.getByRole('status')).toHaveTextContent(word);
    expect(screen.getByRole('img', { name: word })).toBeVisible();
  });
});
