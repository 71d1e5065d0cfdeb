import { messageKinds } from '../message-kinds/de.ts';
import type { ConversationTexts } from './en.ts';

export const conversation: ConversationTexts = {
  title: 'Gespräch',
  open: 'Gespräch öffnen',
  none: 'Noch nichts geschrieben',
  failed: 'Die Nachrichten konnten nicht geladen werden.',
  office: 'Büro',
  lost: 'Diese Datei konnte nicht geladen werden.',
  kinds: messageKinds,
};
