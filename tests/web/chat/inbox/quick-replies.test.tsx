import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useShownConversation } from '../../../../src/custom/chat/parts/use-shown-conversation.ts';
import { findReplies } from '../../../../src/custom/chat/replies/find-replies.ts';
import { useQuickReplies } from '../../../../src/custom/chat/replies/use-quick-replies.ts';
import { fakeChat, fakeConversation } from '../../../support/fake-chat.ts';
import { renderInChat } from '../../../support/inbox-page.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const reply = (id: string, title: string, shortcut: string, text = '') => ({
  id,
  title,
  shortcut,
  text,
});

describe('a clerk who types after the slash', () => {
  const replies = [
    reply('1', 'Wo ist die Sendung?', 'wo', 'unterwegs'),
    reply('2', 'Foto', 'foto', 'Bitte ein Foto'),
    reply('3', 'Fotos vom Ausweis', 'ausweis', 'Vorder- und Rückseite'),
  ];
  const found = (typed: string) => findReplies(replies, typed).map(({ id }) => id);

  test('finds by shortcut first, then by title, then by text, in any spelling', () => {
    expect(found('fo')).toEqual(['2', '3']);
    expect(found('FOTO')).toEqual(['2', '3']);
    expect(found('ruckseite')).toEqual(['3']);
    expect(found('')).toEqual(['1', '2', '3']);
    expect(found('xyz')).toEqual([]);
  });
});

const { _id, ...order } = orderOf({
  billCode: 'M-9',
  commandMode: 'tracking',
  priceTotal: '45.50',
  recipient: { address: 'Rue 1, Fes' },
});
const RECORDS: Readonly<Record<string, readonly object[]>> = {
  commands: [{ ...order, id: _id }],
  settings: [{ id: 's', name: 'Jisr Muster', phoneGermany: null }],
  replies: [
    {
      id: 'r1',
      title: 'Where',
      shortcut: 'wo',
      text: { de: '{code}: {step}, {parcels} Pakete nach {city}, {balance}' },
    },
    { id: 'r2', title: 'Call', text: { fr: '{name}, appelez {company} au {phone}' } },
  ],
};

function Shown() {
  const customer = useShownConversation('client-1')?.clientId;
  const replies = useQuickReplies('client-1', customer);
  return (
    <output>
      {replies
        ?.find('')
        .map(({ title, text }) => `${title} = ${text}`)
        .join(' | ')}
    </output>
  );
}

const open = async (language: 'de' | 'fr', records = RECORDS) => {
  const conversation = fakeConversation(1);
  const clientId = { ...conversation.clientId, language };
  const { chat } = fakeChat({ conversations: [{ ...conversation, clientId }] });
  const getList = async (resource: string) => {
    const data = records[resource];
    if (!data) throw Object.assign(new Error('not there'), { status: 404 });
    return { data, total: data.length } as never;
  };
  await renderInChat(chat, <Shown />, {
    getList,
    getOne: async () =>
      ({ data: { id: 'client-1', firstName: 'Salma', lastName: 'Bennani' } }) as never,
    getTripByName: async () => ({ id: 't', name: 'A', status: 2 }) as never,
  });
};

describe('a clerk who answers a customer with a quick reply', () => {
  test('gets it with what is known of their order, in the language of the customer', async () => {
    await open('de');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toContain(
        'Where = M-9: Durchfahrt Frankreich, 2 Pakete nach Fes, 45,50 €',
      ),
    );
  });

  test('learns beforehand what is not known, and that it is in another language', async () => {
    await open('de');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Call – in French – not known: phone number of the company = Salma Bennani, appelez Jisr Muster au {phone}',
      ),
    );
  });

  test('is offered none where the back end has none', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined); // The framework logs the error.
    const { replies: _, ...without } = RECORDS;
    await open('de', without);
    expect(await screen.findByRole('status')).toBeEmptyDOMElement();
  });
});
