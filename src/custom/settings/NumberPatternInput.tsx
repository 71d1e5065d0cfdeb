import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { documentNumber, isNumberPattern } from '../../../domain/documents/number-pattern.ts';
import { inputProps } from '../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../kit/view/props.ts';

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
