import { messageKinds as kinds } from '../message-kinds/de.ts';
import { channels } from './channels/de.ts';
import { composer } from './composer/de.ts';
import type { ChatTexts } from './en.ts';
import { inbox } from './inbox/de.ts';
import { message } from './message/de.ts';
import { screen } from './screen/de.ts';

export const chat: ChatTexts = { inbox, channels, composer, message, kinds, screen };
