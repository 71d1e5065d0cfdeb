/** What the editor of formatted texts hangs on its element (Tiptap does). */
type Editable = HTMLElement & {
  readonly editor?: {
    readonly commands: {
      insertContent(text: string): boolean;
      focus(position: null, options: { scrollIntoView: boolean }): boolean;
    };
  };
};

/** Puts a text where the cursor stands in the editor that can be seen; says whether there is one. */
export function insertIntoEditor(within: HTMLElement | null, text: string): boolean {
  const panel = '[role="tabpanel"]:not([hidden])';
  const editable = within?.querySelector<Editable>(`${panel} [contenteditable="true"]`);
  if (!editable?.editor) return false;
  const { editor } = editable;
  // Each reading of `commands` begins a change of its own, on what the one before has left.
  editor.commands.insertContent(text);
  editor.commands.focus(null, { scrollIntoView: false });
  return true;
}
