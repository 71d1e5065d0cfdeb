/** Publishing for a time: what it does, and what it looks like. */
export const publishing = {
  preview: 'As the public sees it',
  otherLanguage: 'Readers of this language get the text of another one.',
  becomes: {
    published: 'It appears at once.',
    scheduled: 'It appears on %{from}, by itself.',
    expired: 'Its end, %{until}, is over: it cannot be published before it has a later one.',
    ends: 'It disappears on %{until}.',
  },
};

export type PublishingTexts = typeof publishing;
