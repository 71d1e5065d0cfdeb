import type { PublishingTexts } from './en.ts';

export const publishing: PublishingTexts = {
  preview: 'Wie alle es sehen',
  otherLanguage: 'Wer diese Sprache liest, bekommt den Text einer anderen.',
  becomes: {
    published: 'Es erscheint sofort.',
    scheduled: 'Es erscheint von selbst am %{from}.',
    expired:
      'Das Ende, %{until}, ist vorbei: Ohne ein späteres kann es nicht veröffentlicht werden.',
    ends: 'Es verschwindet am %{until}.',
  },
};
