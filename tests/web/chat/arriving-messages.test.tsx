import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openChat } from '../../support/chat-screen.tsx';
import { fakeChat, fakeConversation, fakeMessage } from '../../support/fake-chat.ts';

const drawn = vi.hoisted(() => ({ around: [] as string[] }));

// What stands around the messages notes each time it is drawn.
vi.mock('../../../src/custom/chat/composer/MessageComposer.tsx', async (load) => {
  const { MessageComposer } =
    await load<typeof import('../../../src/custom/chat/composer/MessageComposer.tsx')>();
  const Noted = (props: Parameters<typeof MessageComposer>[0]) => {
    drawn.around.push('composer');
    return <MessageComposer {...props} />;
  };
  return { MessageComposer: Noted };
});
vi.mock('../../../src/custom/chat/inbox/ConversationTools.tsx', async (load) => {
  const { ConversationTools } =
    await load<typeof import('../../../src/custom/chat/inbox/ConversationTools.tsx')>();
  const Noted = (props: Parameters<typeof ConversationTools>[0]) => {
    drawn.around.push('header');
    return <ConversationTools {...props} />;
  };
  return { ConversationTools: Noted };
});
vi.mock('../../../src/custom/chat/side/CustomerFacts.tsx', async (load) => {
  const { CustomerFacts } =
    await load<typeof import('../../../src/custom/chat/side/CustomerFacts.tsx')>();
  const Noted = (props: Parameters<typeof CustomerFacts>[0]) => {
    drawn.around.push('customer');
    return <CustomerFacts {...props} />;
  };
  return { CustomerFacts: Noted };
});

const open = async () => {
  const fake = fakeChat({
    conversations: [fakeConversation(1), fakeConversation(2)],
    messages: { 'client-1': [fakeMessage(1), fakeMessage(2)] },
  });
  await openChat(fake.chat, { path: '/chat/client-1' });
  expect(await screen.findByText('Nachricht 2')).toBeVisible();
  // What the page reads by itself, and the first message of the customer since, are there by then.
  await act(async () => fake.receive('client-1', fakeMessage(3)));
  expect(await screen.findAllByText('Nachricht 3')).not.toHaveLength(0);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(new Set(drawn.around.splice(0))).toContain('composer');
  return fake;
};

test('a message that arrives draws neither the header nor the composer nor the customer', async () => {
  const fake = await open();
  await act(async () => fake.receive('client-1', fakeMessage(4)));
  expect(await screen.findAllByText('Nachricht 4')).not.toHaveLength(0);
  expect(drawn.around).not.toContain('header');
  expect(drawn.around).not.toContain('customer');
  expect(drawn.around.filter((part) => part === 'composer')).toEqual([]);
});

test('another state of the conversation is seen in the header', async () => {
  const fake = await open();
  await act(async () => fake.changeConversation('client-1', () => ({ state: 'closed' })));
  expect(drawn.around).toContain('header');
});
