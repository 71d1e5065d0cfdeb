import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { typedLink } from './typed-link.ts';

type Props = { editor: Editor; anchor: HTMLElement; onClose: () => void };

const addressIn = (editor: Editor): string => {
  const { href }: { readonly href?: unknown } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

/** Requests the address of a link for the selected text, or writes the address itself. */
export function LinkPopover({ editor, anchor, onClose }: Props) {
  const translate = useTranslate();
  const before = addressIn(editor);
  const [typed, setTyped] = useState(before.replace(/^(?:mailto|tel):/, ''));
  const [isWrong, setWrong] = useState(false);

  const set = (event: FormEvent) => {
    // The form around the editor must not be saved by it: React hands events through the portal.
    event.preventDefault();
    event.stopPropagation();
    const href = typedLink(typed);
    if (href === undefined) return setWrong(true);
    const isBare = editor.state.selection.empty && before === '';
    const mark = { type: 'link', attrs: { href } };
    if (isBare) {
      const content = { type: 'text', text: typed.trim(), marks: [mark] };
      editor.chain().focus().insertContent(content).unsetMark('link').run();
    } else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('richText.tools.link') } }}
    >
      <Box component="form" noValidate onSubmit={set} sx={{ p: 2, width: 340, maxWidth: '90vw' }}>
        <TextField
          autoFocus
          fullWidth
          label={translate('richText.link.address')}
          value={typed}
          error={isWrong}
          helperText={translate(isWrong ? 'richText.link.wrong' : 'richText.link.hint')}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', maxLength: 1000 } }}
        />
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" size="small" variant="contained">
            {translate('richText.link.set')}
          </Button>
          {before === '' ? null : (
            <Button size="small" onClick={remove}>
              {translate('richText.link.remove')}
            </Button>
          )}
        </Box>
      </Box>
    </Popover>
  );
}
