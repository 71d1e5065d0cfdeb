import { bulk } from './bulk/ar.ts';
import { dialog } from './dialog/ar.ts';
import type { MessagingTexts } from './en.ts';
import { history } from './history/ar.ts';
import { labels } from './labels/ar.ts';
import { later } from './later/ar.ts';
import { notices } from './notices/ar.ts';

export const messaging: MessagingTexts = { dialog, bulk, history, later, notices };

export { labels };
