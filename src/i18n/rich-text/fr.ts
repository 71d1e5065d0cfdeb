import type { RichTextTexts } from './en.ts';

export const richText: RichTextTexts = {
  toolbar: 'Mise en forme de %{field}',
  toToolbar: 'Alt+F10 mène à la mise en forme, Échap ramène au texte.',
  tools: {
    h2: 'Titre',
    h3: 'Sous-titre',
    h4: 'Petit titre',
    bold: 'Gras',
    italic: 'Italique',
    bulletList: 'Liste',
    orderedList: 'Liste numérotée',
    blockquote: 'Citation',
    link: 'Lien',
    undo: 'Annuler',
    redo: 'Rétablir',
  },
  nothingToUndo: 'Il n’y a rien à annuler.',
  nothingToRedo: 'Il n’y a rien à rétablir.',
  link: {
    address: 'Adresse',
    hint: 'Une adresse web, une adresse e-mail ou un numéro de téléphone',
    wrong: 'Ce n’est ni une adresse web, ni une adresse e-mail, ni un numéro de téléphone.',
    set: 'Placer le lien',
    remove: 'Retirer le lien',
  },
  length: '%{length} caractères sur %{max}, mise en forme comprise',
};
