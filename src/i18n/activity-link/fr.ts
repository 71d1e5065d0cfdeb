import type { ActivityLinkTexts } from './en.ts';

export const activityLink: ActivityLinkTexts = {
  title: 'Activité',
  record: 'Qui a modifié cela',
  versions: 'Versions',
};
