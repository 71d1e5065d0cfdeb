import { TextInput, useTranslate } from 'react-admin';
import { inputProps } from '../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../kit/view/props.ts';

/**
 * A list of words in several scripts, each line in its own direction. If none is stored, the
 * default list applies and is shown.
 */
export function WordsInput(props: InputProps) {
  const translate = useTranslate();
  const { default: delivered = '' } = props.field;
  return (
    <TextInput
      {...inputProps(props)}
      multiline
      minRows={3}
      maxRows={12}
      format={(stored: string | null | undefined) => stored ?? delivered}
      parse={asTyped}
      helperText={translate('company.wordsHelp')}
      slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
    />
  );
}

/** An empty input is not the same as no stored value. */
const asTyped = (text: string): string => text;
