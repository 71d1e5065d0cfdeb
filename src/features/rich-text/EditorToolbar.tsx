import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isolated } from '../../i18n/languages.ts';
import { EDITOR_TOOLS, type EditorTool } from './editor-tools.tsx';

type Props = {
  editor: Editor;
  /** The name of the field that it belongs to. */
  label: string;
  /** The id of the text that it works on. */
  controls: string;
  bar: RefObject<HTMLDivElement | null>;
  askForLink: (anchor: HTMLElement) => void;
};

const TOOLS = EDITOR_TOOLS.flat();

type ToolState = { readonly isOn: boolean | undefined; readonly missing: string | undefined };

/** How each tool stands at the cursor; the toolbar is drawn again only when that changes. */
const useToolStates = (editor: Editor): readonly ToolState[] =>
  useEditorState({
    editor,
    selector: ({ editor: current }) =>
      TOOLS.map(({ isOn, missing }) => ({ isOn: isOn?.(current), missing: missing?.(current) })),
  });

/** The tool that an arrow leads to; the arrows follow the direction of the page. */
function nextTool(event: KeyboardEvent, at: number): number | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (event.key === forward) return (at + 1) % TOOLS.length;
  if (event.key === back) return (at + TOOLS.length - 1) % TOOLS.length;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? TOOLS.length - 1 : undefined;
}

/** The tools of an editor: one stop of the Tab key, and arrows between them. */
export function EditorToolbar({ editor, label, controls, bar, askForLink }: Props) {
  const translate = useTranslate();
  const states = useToolStates(editor);
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      // A dialog around the editor stays open.
      event.stopPropagation();
      editor.commands.focus();
      return;
    }
    const to = nextTool(event, stop);
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  const use = (tool: EditorTool, button: HTMLElement) => {
    if (tool.run) tool.run(editor.chain().focus()).run();
    else askForLink(button);
  };
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={translate('richText.toolbar', { field: label })}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      sx={BAR}
    >
      {EDITOR_TOOLS.map((group) => (
        <Box key={group[0]?.name} sx={GROUP}>
          {group.map((tool) => {
            const at = TOOLS.indexOf(tool);
            return (
              <EditorButton
                key={tool.name}
                tool={tool}
                state={states[at]}
                isStop={at === stop}
                onFocus={() => setStop(at)}
                use={use}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 0.25,
  px: 0.5,
  py: 0.25,
} as const;

const GROUP = {
  display: 'flex',
  '& + &': {
    borderInlineStart: '1px solid',
    borderColor: 'divider',
    marginInlineStart: 0.5,
    paddingInlineStart: 0.5,
  },
} as const;

type ToolProps = {
  tool: EditorTool;
  state: ToolState | undefined;
  isStop: boolean;
  onFocus: () => void;
  use: (tool: EditorTool, button: HTMLElement) => void;
};

function EditorButton({ tool, state, isStop, onFocus, use }: ToolProps) {
  const translate = useTranslate();
  const name = translate(`richText.tools.${tool.name}`);
  const { isOn, missing } = state ?? {};
  return (
    <IconButton
      size="small"
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={missing !== undefined}
      aria-keyshortcuts={tool.keys.replace('Ctrl', 'Control')}
      aria-haspopup={tool.run ? undefined : 'dialog'}
      data-hint={
        missing === undefined ? `${name} (${isolated(tool.keys, 'ltr')})` : translate(missing)
      }
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The cursor stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => missing === undefined && use(tool, event.currentTarget)}
      sx={{
        borderRadius: 1,
        color: missing === undefined ? 'text.secondary' : 'action.disabled',
        ...(isOn && { color: 'primary.main', bgcolor: 'action.selected' }),
      }}
    >
      {tool.icon}
    </IconButton>
  );
}
