import { composer } from './ar/composer.ts';
import { message } from './ar/message.ts';
import { screen } from './ar/screen.ts';
import type { ChatTexts } from './en.ts';

export const chat: ChatTexts = { composer, message, screen };
