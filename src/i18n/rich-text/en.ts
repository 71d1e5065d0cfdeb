/** Texts of the editor of formatted texts. */
export const richText = {
  toolbar: 'Formatting of %{field}',
  toToolbar: 'Alt+F10 leads to the formatting, Escape back to the text.',
  tools: {
    h2: 'Heading',
    h3: 'Subheading',
    h4: 'Small heading',
    bold: 'Bold',
    italic: 'Italic',
    bulletList: 'List',
    orderedList: 'Numbered list',
    blockquote: 'Quotation',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
  },
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  link: {
    address: 'Address',
    hint: 'A web address, an e-mail address or a phone number',
    wrong: 'This is no web address, e-mail address or phone number.',
    set: 'Set the link',
    remove: 'Remove the link',
  },
  length: '%{length} of %{max} characters, with their formatting',
};

export type RichTextTexts = typeof richText;
