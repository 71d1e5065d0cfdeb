import type { StatusLinkTexts } from './en.ts';

export const statusLink: StatusLinkTexts = { title: 'حالة النظام' };
