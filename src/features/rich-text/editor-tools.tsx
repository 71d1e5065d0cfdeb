import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import LinkIcon from '@mui/icons-material/Link';
import Redo from '@mui/icons-material/Redo';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

export type EditorTool = {
  /** Its text is `richText.tools.` with this name. */
  readonly name: string;
  readonly icon: ReactNode;
  /** The keys that do the same, for those who read the hint. */
  readonly keys: string;
  /** Missing for the link, which opens a question first. */
  readonly run?: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the text at the cursor has it; missing for what is no property of text. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Why it is not possible now: a text's key. */
  readonly missing?: (editor: Editor) => string | undefined;
};

const heading = (level: 2 | 3 | 4): EditorTool => ({
  name: `h${level}`,
  icon: <b style={{ fontSize: 13, lineHeight: '20px', minWidth: 20 }}>{`H${level}`}</b>,
  keys: `Ctrl+Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The tools in the groups in which they stand. */
export const EDITOR_TOOLS: readonly (readonly EditorTool[])[] = [
  [heading(2), heading(3), heading(4)],
  [
    {
      name: 'bold',
      icon: <FormatBold fontSize="small" />,
      keys: 'Ctrl+B',
      run: (chain) => chain.toggleBold(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      icon: <FormatItalic fontSize="small" />,
      keys: 'Ctrl+I',
      run: (chain) => chain.toggleItalic(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      name: 'link',
      icon: <LinkIcon fontSize="small" />,
      keys: 'Ctrl+K',
      isOn: (editor) => editor.isActive('link'),
    },
  ],
  [
    {
      name: 'bulletList',
      icon: <FormatListBulleted className="mirrored" fontSize="small" />,
      keys: 'Ctrl+Shift+8',
      run: (chain) => chain.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      icon: <FormatListNumbered className="mirrored" fontSize="small" />,
      keys: 'Ctrl+Shift+7',
      run: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'blockquote',
      icon: <FormatQuote className="mirrored" fontSize="small" />,
      keys: 'Ctrl+Shift+B',
      run: (chain) => chain.toggleBlockquote(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
  ],
  [
    {
      name: 'undo',
      icon: <UndoOutlined className="mirrored" fontSize="small" />,
      keys: 'Ctrl+Z',
      run: (chain) => chain.undo(),
      missing: (editor) => (editor.can().undo() ? undefined : 'richText.nothingToUndo'),
    },
    {
      name: 'redo',
      icon: <Redo className="mirrored" fontSize="small" />,
      keys: 'Ctrl+Shift+Z',
      run: (chain) => chain.redo(),
      missing: (editor) => (editor.can().redo() ? undefined : 'richText.nothingToRedo'),
    },
  ],
];
