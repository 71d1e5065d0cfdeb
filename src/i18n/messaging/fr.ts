import type { MessagingTexts } from './en.ts';
import { bulk } from './fr/bulk.ts';
import { dialog } from './fr/dialog.ts';
import { history } from './fr/history.ts';
import { labels } from './fr/labels.ts';
import { notices } from './fr/notices.ts';

export const messaging: MessagingTexts = { dialog, bulk, history, notices };

export { labels };
