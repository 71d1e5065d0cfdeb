import { messageKinds } from '../message-kinds/en.ts';

/** Texts about what the office and a customer have written to each other. */
export const conversation = {
  title: 'Conversation',
  open: 'Open the conversation',
  none: 'Nothing written yet',
  failed: 'The messages could not be loaded.',
  office: 'Office',
  lost: 'This file could not be loaded.',
  kinds: messageKinds,
};

export type ConversationTexts = typeof conversation;
