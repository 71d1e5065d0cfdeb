import { screen } from './de/screen.ts';
import type { ChatTexts } from './en.ts';

export const chat: ChatTexts = { screen };
