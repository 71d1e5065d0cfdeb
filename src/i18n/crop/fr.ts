import type { CropTexts } from './en.ts';

export const crop: CropTexts = {
  open: 'Choisir le cadrage',
  again: 'Changer le cadrage',
  title: 'Quelle partie montrer ?',
  area: 'La partie conservée. Les flèches déplacent l’image.',
  hint: 'Déplacez l’image avec la souris, le doigt ou les flèches.',
  zoom: 'Agrandissement',
  left: 'Tourner à gauche',
  right: 'Tourner à droite',
  reset: 'Recommencer',
  choose: 'Garder ce cadrage',
};
