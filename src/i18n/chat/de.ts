import { composer } from './de/composer.ts';
import { message } from './de/message.ts';
import { screen } from './de/screen.ts';
import type { ChatTexts } from './en.ts';

export const chat: ChatTexts = { composer, message, screen };
