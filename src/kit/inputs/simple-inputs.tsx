import {
  AutocompleteInput,
  BooleanInput,
  PasswordInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { isSecret } from '../../../domain/field-access.ts';
import { isSortable } from '../../../domain/sortable.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { definitionOf } from '../../providers/resource-path.ts';
import type { InputProps } from '../view/props.ts';
import { inputProps } from './input-parts.tsx';
import { TEXT_DIRECTION } from './text-direction.ts';

/**
 * A text as its format requires: phone numbers and addresses run left to right, secrets are hidden.
 */
export function TextFieldInput(props: InputProps) {
  const { field } = props;
  const options = inputProps(props);
  if (isSecret(field)) {
    const known = field.proof ? 'current-password' : 'new-password';
    return <PasswordInput {...options} autoComplete={known} />;
  }
  switch (field.kind === 'text' ? field.format : 'line') {
    case 'multiline':
      return <TextInput {...options} multiline minRows={3} slotProps={AS_WRITTEN} />;
    case 'email':
      return <TextInput {...options} type="email" slotProps={LEFT_TO_RIGHT} />;
    case 'url':
      return <TextInput {...options} type="url" slotProps={LEFT_TO_RIGHT} />;
    case 'phone':
      return <TextInput {...options} type="tel" parse={parsePhone} slotProps={LEFT_TO_RIGHT} />;
    default:
      return <TextInput {...options} slotProps={AS_WRITTEN} />;
  }
}

const LEFT_TO_RIGHT = { htmlInput: { dir: 'ltr' } };

const AS_WRITTEN = { htmlInput: TEXT_DIRECTION };

/** E.164 from what users type: without spaces and brackets, and with a plus for `00`. */
const parsePhone = (typed: string): string | null =>
  typed.replace(/[\s()/.-]/g, '').replace(/^00/, '+') || null;

/** Yes or no; until somebody changes it, it stands as the server takes a value that is missing. */
export function SwitchInput(props: InputProps) {
  const { source, label, readOnly } = inputProps(props);
  const usual = props.field.default === true;
  return (
    <BooleanInput
      source={source}
      label={label}
      readOnly={readOnly}
      defaultValue={usual}
      format={(stored: boolean | null | undefined) => stored ?? usual}
      helperText={false}
    />
  );
}

/** Filters by yes or no; a switch could not say "either". */
export const YesNoFilter = (props: InputProps) => (
  <SelectInput {...inputProps(props)} choices={CHOICES} translateChoice />
);

const CHOICES = [
  { id: 'true', name: 'kit.yes' },
  { id: 'false', name: 'kit.no' },
];

/** One of a fixed list of values. */
export function ChoiceInput(props: InputProps) {
  const { resource, path, field } = props;
  if (field.kind !== 'choice') return null;
  const choices = field.choices.map((value) => ({
    id: value,
    name: choiceLabelKey(resource, path, value),
  }));
  return <SelectInput {...inputProps(props)} choices={choices} translateChoice />;
}

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
export function nameField(resource: string): string {
  const fields = Object.entries(definitionOf(resource)?.fields ?? {});
  const found = fields.find(
    ([, field]) => field.kind === 'text' && field.required && field.search && isSortable(field),
  );
  return found?.[0] ?? 'id';
}
