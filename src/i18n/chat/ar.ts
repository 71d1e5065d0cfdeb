import { messageKinds as kinds } from '../message-kinds/ar.ts';
import { channels } from './channels/ar.ts';
import { composer } from './composer/ar.ts';
import type { ChatTexts } from './en.ts';
import { inbox } from './inbox/ar.ts';
import { message } from './message/ar.ts';
import { screen } from './screen/ar.ts';

export const chat: ChatTexts = { inbox, channels, composer, message, kinds, screen };
