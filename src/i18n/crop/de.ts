import type { CropTexts } from './en.ts';

export const crop: CropTexts = {
  open: 'Ausschnitt wählen',
  again: 'Ausschnitt ändern',
  title: 'Welcher Ausschnitt wird gezeigt?',
  area: 'Der Ausschnitt, der bleibt. Die Pfeiltasten verschieben das Bild.',
  hint: 'Verschieben Sie das Bild mit Maus, Finger oder Pfeiltasten.',
  zoom: 'Vergrößerung',
  left: 'Nach links drehen',
  right: 'Nach rechts drehen',
  reset: 'Zurücksetzen',
  choose: 'Ausschnitt übernehmen',
};
