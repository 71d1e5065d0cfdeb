import { bulk } from './bulk/fr.ts';
import { dialog } from './dialog/fr.ts';
import type { MessagingTexts } from './en.ts';
import { history } from './history/fr.ts';
import { labels } from './labels/fr.ts';
import { later } from './later/fr.ts';
import { notices } from './notices/fr.ts';

export const messaging: MessagingTexts = { dialog, bulk, history, later, notices };

export { labels };
