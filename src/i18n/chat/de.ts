import { channels } from './de/channels.ts';
import { composer } from './de/composer.ts';
import { inbox } from './de/inbox.ts';
import { message } from './de/message.ts';
import { messageKinds as kinds } from './de/message-kinds.ts';
import { screen } from './de/screen.ts';
import type { ChatTexts } from './en.ts';

export const chat: ChatTexts = { inbox, channels, composer, message, kinds, screen };
