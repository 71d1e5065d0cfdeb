import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isParcelCode } from '../../../domain/parcels/parcel-code.ts';
import { cleanScan } from '../../../domain/parcels/scanned-code.ts';
import { useShortcuts } from '../../kit/shortcuts/use-shortcuts.ts';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  /** Whether a weight is expected, which people type. */
  isWeight: boolean;
  hint: string;
  /** What is wrong with the text that was entered last. */
  error: string | undefined;
  /** Takes what was read; false leaves it in the field. */
  onRead: (text: string) => boolean;
};

/**
 * The field of the scanner. A hand scanner types fast and ends with Enter or Tab, or with nothing: a
 * whole code of a parcel is taken at once. The keyboard of a phone would hide half of the screen, and
 * opens only for who touches the field, and for a weight.
 */
export function ScanField({ input, isWeight, hint, error, onRead }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  useShortcuts('scanning');
  const [isTyped, setIsTyped] = useState(false);

  const read = (typed: string) => {
    if (typed.trim() === '') return;
    if (onRead(typed)) setText('');
  };
  const onChange = (typed: string) => {
    setText(typed);
    if (isParcelCode(cleanScan(typed))) read(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
    // Out of an empty field, Tab goes on to the next control.
    if (!isEnd || text.trim() === '') return;
    event.preventDefault();
    read(text);
  };
  const keyboard = isTyped ? 'text' : 'none';
  return (
    <TextField
      inputRef={input}
      autoFocus
      fullWidth
      margin="none"
      label={translate(isWeight ? 'scanning.weightField' : 'scanning.field')}
      value={text}
      error={error !== undefined}
      helperText={error ?? hint}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      onPointerDown={() => setIsTyped(true)}
      slotProps={{
        htmlInput: {
          inputMode: isWeight ? 'decimal' : keyboard,
          enterKeyHint: 'done',
          dir: 'ltr',
          maxLength: 80,
          autoCapitalize: 'characters',
          autoComplete: 'off',
          autoCorrect: 'off',
          spellCheck: false,
          style: { fontSize: 20 },
        },
      }}
    />
  );
}
