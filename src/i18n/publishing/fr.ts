import type { PublishingTexts } from './en.ts';

export const publishing: PublishingTexts = {
  preview: 'Comme le public le voit',
  otherLanguage: 'Les lecteurs de cette langue reçoivent le texte d’une autre.',
  becomes: {
    published: 'Cela paraît tout de suite.',
    scheduled: 'Cela paraîtra de soi-même le %{from}.',
    expired: 'La fin, %{until}, est passée : sans une date plus tardive, rien ne peut être publié.',
    ends: 'Cela disparaîtra le %{until}.',
  },
};
