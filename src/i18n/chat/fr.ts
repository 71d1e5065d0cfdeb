import type { ChatTexts } from './en.ts';
import { channels } from './fr/channels.ts';
import { composer } from './fr/composer.ts';
import { inbox } from './fr/inbox.ts';
import { message } from './fr/message.ts';
import { messageKinds as kinds } from './fr/message-kinds.ts';
import { screen } from './fr/screen.ts';

export const chat: ChatTexts = { inbox, channels, composer, message, kinds, screen };
