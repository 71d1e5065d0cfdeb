import type { ActivityLinkTexts } from './en.ts';

export const activityLink: ActivityLinkTexts = {
  title: 'Aktivität',
  record: 'Wer hat das geändert',
  versions: 'Versionen',
};
