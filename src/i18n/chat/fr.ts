import type { ChatTexts } from './en.ts';
import { composer } from './fr/composer.ts';
import { message } from './fr/message.ts';
import { screen } from './fr/screen.ts';

export const chat: ChatTexts = { composer, message, screen };
