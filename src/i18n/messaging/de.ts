import { bulk } from './de/bulk.ts';
import { dialog } from './de/dialog.ts';
import { history } from './de/history.ts';
import { labels } from './de/labels.ts';
import { notices } from './de/notices.ts';
import type { MessagingTexts } from './en.ts';

export const messaging: MessagingTexts = { dialog, bulk, history, notices };

export { labels };
