import type { MenuEditorTexts } from './en.ts';

export const menuEditor: MenuEditorTexts = {
  intro: 'Am Griff ziehen oder dort die Pfeiltasten drücken. Ein Stern setzt eine Seite nach oben.',
  sections: 'Gruppen des Menüs',
  move: 'Verschieben: %{name}',
  moved: '%{name} steht an Stelle %{place} von %{of}.',
  favourite: 'Favorit: %{name}',
  reset: 'Wie ausgeliefert',
};
