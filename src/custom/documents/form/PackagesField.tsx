import { FIGURE } from './figure-input.ts';
import { paperWord } from './paper-word.ts';
import { TypedField } from './TypedField.tsx';

/** 'Anzahl der Pakete/Sendungen' (specification 2.7 to 2.9). */
export function PackagesField({ readOnly }: { readOnly: boolean }) {
  return (
    <TypedField
      name="packages"
      label={paperWord('documents.packages')}
      readOnly={readOnly}
      input={{ ...FIGURE, inputMode: 'numeric' }}
    />
  );
}
