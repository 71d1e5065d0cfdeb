/** The English texts of arranging the side menu, the model of the other languages. */
export const menuEditor = {
  intro: 'Drag a handle, or press the up and down arrows on it. A star puts a page on top.',
  sections: 'Sections of the menu',
  move: 'Move: %{name}',
  moved: '%{name} is at place %{place} of %{of}.',
  favourite: 'Favourite: %{name}',
  reset: 'As delivered',
};

export type MenuEditorTexts = typeof menuEditor;
