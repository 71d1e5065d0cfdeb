import { useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cleanPaste } from './clean-paste.ts';
import { EDITOR_EXTENSIONS } from './editor-extensions.ts';

type Options = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  readOnly: boolean;
  /** The attributes of the element that is written in. */
  attributes: Record<string, string>;
};

/**
 * An editor whose text is a value of a form. What somebody writes is reported; what the form gets from
 * elsewhere, such as a restored draft, is shown, and is not reported. There is none before the
 * first drawing has ended.
 */
export function useRichText({ value, onChange, onBlur, readOnly, attributes }: Options) {
  const written = useRef(value);
  const notifyChange = useEffectEvent(onChange);
  const leave = useEffectEvent(onBlur);
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    content: value,
    editable: !readOnly,
    immediatelyRender: false,
    // The page lets no style in that it does not know.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes, transformPastedHTML: cleanPaste },
    onUpdate: ({ editor: current }) => {
      const html = current.isEmpty ? '' : current.getHTML();
      written.current = html;
      notifyChange(html);
    },
    onBlur: () => leave(),
  });
  useEffect(() => {
    if (!editor || editor.isDestroyed || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    // The hook leaves an editor as it began. No text has changed by this, so none is reported.
    if (editor && !editor.isDestroyed) editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  return editor;
}
