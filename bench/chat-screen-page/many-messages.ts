import type { Conversation } from '../../domain/chat/conversation.ts';
import type { Message } from '../../domain/chat/message.ts';
import { fakeConversation, fakeMessage } from '../../tests/support/fake-chat.ts';

const TEXTS = [
  'Guten Tag, wann fährt der nächste Transport nach Tanger?',
  'Am Freitag um 18 Uhr.',
  'السلام عليكم، هل وصلت الحقائب إلى الدار البيضاء؟',
  'Merci beaucoup, à samedi !',
  'Das Paket wiegt 24 kg und ist 60 × 40 × 40 cm groß. Darf noch eine Decke dazu? Sie ist leicht und braucht kaum Platz, und ich bringe alles zusammen am Donnerstag vorbei.',
  'Ja',
  'نعم، شكرا جزيلا',
  'Die Adresse in Fès ist unverändert.\nTelefon auch.\nBitte vorher anrufen!',
] as const;

const START = Date.parse('2023-01-02T08:00:00Z');
const GAP_MS = 83 * 60_000;
const LATEST = Date.parse('2026-03-04T13:05:00Z');

/** As many messages as are wanted, over some years, in three languages and of uneven length. */
export function manyMessages(count: number): readonly Message[] {
  const gap = Math.min(GAP_MS, (LATEST - START) / Math.max(1, count));
  return Array.from({ length: count }, (_, at) =>
    fakeMessage(at + 1, {
      createdAt: new Date(LATEST - (count - 1 - at) * gap).toISOString(),
      from: at % 5 < 3 ? 'customer' : 'staff',
      content: TEXTS[at % TEXTS.length] ?? '',
    }),
  );
}

const NAMES = [
  ['Fatima Zahra', 'El Amrani'],
  ['يوسف', 'الإدريسي'],
  ['Sabine', 'Krüger'],
  ['Mohamed', 'Bouzid'],
] as const;

/** As many conversations, of which every seventh holds something new. */
export const manyConversations = (count: number): readonly Conversation[] =>
  Array.from({ length: count }, (_, at) => {
    const number = at + 1;
    const [firstName, lastName] = NAMES[at % NAMES.length] ?? ['', ''];
    const isNew = at % 7 === 3;
    const made = fakeConversation(number);
    return fakeConversation(number, {
      clientId: { ...made.clientId, firstName, lastName: `${lastName} ${number}` },
      isNew,
      unread: isNew ? (at % 12) + 1 : 0,
      lastMessage: {
        createdAt: new Date(LATEST - at * GAP_MS).toISOString(),
        from: at % 3 === 0 ? 'staff' : 'customer',
        message:
          at % 5 === 4
            ? { type: 'image', content: 'photo' }
            : { type: 'text', content: TEXTS[at % TEXTS.length] ?? '' },
      },
      seen: { staff: 0, customer: 40 },
      delivered: { staff: 0, customer: 50 },
    });
  });
