import type { ActivityLinkTexts } from './en.ts';

export const activityLink: ActivityLinkTexts = { title: 'النشاط' };
