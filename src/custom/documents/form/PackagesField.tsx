import { useTranslate } from 'react-admin';
import { FIGURE } from './figure-input.ts';
import { TypedField } from './TypedField.tsx';

/** 'Anzahl der Pakete/Sendungen' (specification 2.7 to 2.9). */
export function PackagesField({ readOnly }: { readOnly: boolean }) {
  const translate = useTranslate();
  return (
    <TypedField
      name="packages"
      label={translate('documents.packages')}
      readOnly={readOnly}
      input={{ ...FIGURE, inputMode: 'numeric' }}
    />
  );
}
