import { messageKinds as kinds } from '../message-kinds/fr.ts';
import { channels } from './channels/fr.ts';
import { composer } from './composer/fr.ts';
import type { ChatTexts } from './en.ts';
import { inbox } from './inbox/fr.ts';
import { message } from './message/fr.ts';
import { screen } from './screen/fr.ts';

export const chat: ChatTexts = { inbox, channels, composer, message, kinds, screen };
