/** What the way to the activity is called, in the menu and on the pages of records. */
export const activityLink = {
  title: 'Activity',
  record: 'Who changed this',
  versions: 'Versions',
};

export type ActivityLinkTexts = typeof activityLink;
