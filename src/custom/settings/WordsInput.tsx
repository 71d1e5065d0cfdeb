import { TextInput, useTranslate } from 'react-admin';
import { inputProps } from '../../kit/inputs/input-options.ts';
import type { InputProps } from '../../kit/inputs/input-props.ts';

/**
 * A list of words in several scripts, each line read in the direction of its own. Where none is stored,
 * the delivered one holds and is shown.
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

/** Nothing typed is not the same as nothing stored. */
const asTyped = (text: string): string => text;
