import type { ComposedFilter } from '../../../kit/view/list-view.ts';
import { word } from './sent-messages.ts';

/** A filter by a field whose values have labels in the history. */
export const wordFilter = (
  field: string,
  of: string,
  values: readonly string[],
): ComposedFilter => ({
  label: word(`columns.${field}`),
  fields: [field],
  choices: values.map((value) => ({ label: word(`${of}.${value}`), filter: { [field]: value } })),
});
