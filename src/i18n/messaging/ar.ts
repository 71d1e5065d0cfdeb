import { bulk } from './ar/bulk.ts';
import { dialog } from './ar/dialog.ts';
import { history } from './ar/history.ts';
import { labels } from './ar/labels.ts';
import { notices } from './ar/notices.ts';
import type { MessagingTexts } from './en.ts';

export const messaging: MessagingTexts = { dialog, bulk, history, notices };

export { labels };
