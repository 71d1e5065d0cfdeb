import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MOST_CODES, parseCodes } from './parse-codes.ts';

/** Codes for which there is no space, and those whose order the server did not return. */
export type NotTaken = { readonly rest: readonly string[]; readonly unread: readonly string[] };

type Props = { onAdd: (codes: readonly string[]) => Promise<NotTaken> };

/** A scanner types a code and ends it with one of these. */
const ENDS = ['Enter', 'Tab'];

/** The input for scanned, pasted or typed codes. Codes that cannot be taken stay in it. */
export function CodesField({ onAdd }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [full, setFull] = useState(false);
  const [failed, setFailed] = useState(false);

  const take = async (typed: string) => {
    setText('');
    const { rest, unread } = await onAdd(parseCodes(typed));
    // The scanner may have read the next one in the meantime.
    setText((since) => [...rest, ...unread, ...(since ? [since] : [])].join('\n'));
    setFull(rest.length > 0);
    setFailed(unread.length > 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!ENDS.includes(event.key) || event.shiftKey) return;
    // If the field is empty or cannot take more, Tab goes on to the next control.
    if (event.key === 'Tab' && (full || text.trim() === '')) return;
    event.preventDefault();
    take(text);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    take(`${text} ${event.clipboardData.getData('text')}`);
  };

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        autoFocus
        fullWidth
        multiline
        maxRows={5}
        size="small"
        margin="none"
        label={translate('orderTools.codes.input')}
        value={text}
        error={full || failed}
        helperText={
          (full && translate('orderTools.codes.tooMany', { most: MOST_CODES })) ||
          translate(failed ? 'orderTools.codes.failed' : 'orderTools.codes.hint')
        }
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        slotProps={{ htmlInput: CODES }}
      />
      <Button
        variant="contained"
        disabled={text.trim() === ''}
        onClick={() => take(text)}
        sx={{ flex: 'none', minHeight: 40 }}
      >
        {translate('orderTools.codes.add')}
      </Button>
    </Stack>
  );
}

const CODES = {
  dir: 'ltr',
  autoCapitalize: 'characters',
  autoComplete: 'off',
  spellCheck: false,
} as const;
