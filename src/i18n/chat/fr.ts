import type { ChatTexts } from './en.ts';
import { screen } from './fr/screen.ts';

export const chat: ChatTexts = { screen };
