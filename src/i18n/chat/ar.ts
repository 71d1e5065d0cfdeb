import { channels } from './ar/channels.ts';
import { composer } from './ar/composer.ts';
import { inbox } from './ar/inbox.ts';
import { message } from './ar/message.ts';
import { messageKinds as kinds } from './ar/message-kinds.ts';
import { screen } from './ar/screen.ts';
import type { ChatTexts } from './en.ts';

export const chat: ChatTexts = { inbox, channels, composer, message, kinds, screen };
