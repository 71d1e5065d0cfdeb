import { useLocale } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { OneWeight } from '../../../../domain/documents/weights.ts';
import type { EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { EditorValues } from '../editing/editor-values.ts';
import { typedNumber } from '../editing/typed-figures.ts';

/** Puts a weight into the form, to be saved with the document; an invoice shows it in its line. */
export function useTakeOver(kind: EditedKind) {
  const locale = useLocale();
  const { setValue } = useFormContext<EditorValues>();
  return (one: OneWeight) => {
    setValue('oneWeight', one, { shouldDirty: true });
    if (kind !== 'invoice' || one.line === null) return;
    setValue(`lines.${one.line}.quantity`, typedNumber(one.kilograms, locale), {
      shouldDirty: true,
    });
  };
}
