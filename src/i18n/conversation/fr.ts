import { messageKinds } from '../message-kinds/fr.ts';
import type { ConversationTexts } from './en.ts';

export const conversation: ConversationTexts = {
  title: 'Conversation',
  open: 'Ouvrir la conversation',
  none: 'Aucun message pour l’instant',
  failed: 'Les messages n’ont pas pu être chargés.',
  office: 'Bureau',
  lost: 'Ce fichier n’a pas pu être chargé.',
  kinds: messageKinds,
};
