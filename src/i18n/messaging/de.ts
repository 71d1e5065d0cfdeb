import { bulk } from './bulk/de.ts';
import { dialog } from './dialog/de.ts';
import type { MessagingTexts } from './en.ts';
import { history } from './history/de.ts';
import { labels } from './labels/de.ts';
import { later } from './later/de.ts';
import { notices } from './notices/de.ts';

export const messaging: MessagingTexts = { dialog, bulk, history, later, notices };

export { labels };
