/** What the page about the installation is called in the menu. */
export const statusLink = { title: 'System status' };

export type StatusLinkTexts = typeof statusLink;
