import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { isSortable } from '../../../domain/sortable.ts';
import { definitionOf } from '../../providers/resource-path.ts';
import { inputProps } from './input-options.ts';
import type { InputProps } from './input-props.ts';

const SUGGESTIONS = 25;

/** A record of another resource, found by typing. The form holds its id. */
export function ReferenceFieldInput(props: InputProps) {
  const { field } = props;
  if (field.kind !== 'reference') return null;
  const { source, ...options } = inputProps(props);
  return (
    <ReferenceInput
      source={source}
      reference={field.target}
      perPage={SUGGESTIONS}
      sort={{ field: nameField(field.target), order: 'ASC' }}
    >
      <AutocompleteInput {...options} filterToQuery={toSearch} debounce={300} />
    </ReferenceInput>
  );
}

const toSearch = (text: string) => (text ? { q: text } : {});

/** The field that users look a record up by: the first required text that can be searched. */
function nameField(resource: string): string {
  const fields = Object.entries(definitionOf(resource)?.fields ?? {});
  const found = fields.find(
    ([, field]) => field.kind === 'text' && field.required && field.search && isSortable(field),
  );
  return found?.[0] ?? 'id';
}
