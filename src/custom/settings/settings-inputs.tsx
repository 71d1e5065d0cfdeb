import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { documentNumber, isNumberPattern } from '../../../domain/company/number-pattern.ts';
import { inputProps } from '../../kit/inputs/input-parts.tsx';
import { TEXT_DIRECTION } from '../../kit/inputs/text-direction.ts';
import type { InputProps } from '../../kit/view/props.ts';

/** A number or a name that runs left to right in every language. */
export const CodeInput = (props: InputProps) => (
  <TextInput {...inputProps(props)} slotProps={{ htmlInput: { dir: 'ltr' } }} />
);

const FIRST_OF_A_YEAR = { year: new Date().getFullYear(), number: 1 };

/** The pattern of document numbers, with the first number that it would give. */
export function NumberPatternInput(props: InputProps) {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: props.source });
  const example =
    typeof typed === 'string' && isNumberPattern(typed)
      ? translate('company.example', {
          number: `\u2066${documentNumber(typed, FIRST_OF_A_YEAR)}\u2069`,
        })
      : translate('company.patternHelp');
  return (
    <TextInput
      {...inputProps(props)}
      helperText={example}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  );
}

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
      slotProps={{ htmlInput: { ...TEXT_DIRECTION, spellCheck: false } }}
    />
  );
}

/** An empty input is not the same as no stored value. */
const asTyped = (text: string): string => text;
