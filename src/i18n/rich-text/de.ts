import type { RichTextTexts } from './en.ts';

export const richText: RichTextTexts = {
  toolbar: 'Formatierung von %{field}',
  toToolbar: 'Alt+F10 führt zur Formatierung, Escape zurück zum Text.',
  tools: {
    h2: 'Überschrift',
    h3: 'Zwischenüberschrift',
    h4: 'Kleine Überschrift',
    bold: 'Fett',
    italic: 'Kursiv',
    bulletList: 'Liste',
    orderedList: 'Nummerierte Liste',
    blockquote: 'Zitat',
    link: 'Link',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
  },
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  link: {
    address: 'Adresse',
    hint: 'Eine Web- oder E-Mail-Adresse oder eine Telefonnummer',
    wrong: 'Das ist keine Web- oder E-Mail-Adresse und keine Telefonnummer.',
    set: 'Link setzen',
    remove: 'Link entfernen',
  },
  length: '%{length} von %{max} Zeichen, samt Formatierung',
};
