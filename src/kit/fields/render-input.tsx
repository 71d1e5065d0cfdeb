import Box from '@mui/material/Box';
import { type ComponentType, type ReactElement, Suspense } from 'react';
import type { Field, FieldKind } from '../../../domain/fields.ts';
import { fieldAt } from '../../../domain/paths.ts';
import { AmountInput } from '../inputs/AmountInput.tsx';
import { DayInput, MomentInput } from '../inputs/date-inputs.tsx';
import { FileDropInput } from '../inputs/FileDropInput.tsx';
import { GroupInput, ListInput, LocalizedInput } from '../inputs/nested-inputs.tsx';
import {
  ChoiceInput,
  ReferenceFieldInput,
  SwitchInput,
  TextFieldInput,
  YesNoFilter,
} from '../inputs/simple-inputs.tsx';
import type { FieldInputProps, InputProps } from '../view/props.ts';
import { useMayWrite } from '../view/use-view.ts';
import type { View } from '../view/view.ts';
import { useKindParts } from './kind-parts.ts';

type Options = Pick<FieldInputProps, 'label' | 'readOnly'> & {
  /** An input in the place of the field's own. */
  Input?: ComponentType<InputProps>;
};

/**
 * The input of a field, for generated and hand-written forms; nothing if the field is hidden from the
 * user. Throws on an unknown path.
 */
export function renderInput(
  view: View,
  path: string,
  { Input, ...options }: Options = {},
): ReactElement | null {
  const { name, fields } = view.definition;
  if (view.withholds(path)) return null;
  const field = fieldAt(fields, path);
  if (!field) throw new Error(`${name} has no field "${path}".`);
  const props = { resource: name, source: path, path, field, ...options };
  const Chosen = Input ?? view.inputs[path] ?? INPUTS[field.kind].Input;
  return <EditedField key={path} {...props} Input={Chosen} />;
}

/** Edits one value in the way of its field's kind. */
export function FieldInput(props: FieldInputProps) {
  return <EditedField {...props} Input={INPUTS[props.field.kind].Input} />;
}

/** The height of most inputs, with the line below them, in pixels. */
const INPUT_HEIGHT = 64;

type EditedFieldProps = FieldInputProps & { Input: ComponentType<InputProps> };

/** An input, which can only be read by those who may not change its field. */
function EditedField({ Input, ...props }: EditedFieldProps) {
  const mayWrite = useMayWrite(props);
  return (
    // An input that is still loading must not take the form around it from the screen.
    <Suspense fallback={<Box sx={{ minHeight: INPUT_HEIGHT }} />}>
      <Input {...props} {...(mayWrite ? {} : { readOnly: true })} Nested={FieldInput} />
    </Suspense>
  );
}

/**
 * Filters a list by one field; if the field is a list of values, by one of them. A filter is never
 * required, even if its field is.
 */
export function FieldFilter({ field, ...props }: FieldInputProps) {
  const filtered = filteredField(field);
  const { Filter } = INPUTS[filtered.kind];
  if (!Filter) return null;
  return <Filter {...props} field={{ ...filtered, required: false }} Nested={FieldInput} />;
}

const filteredField = (field: Field): Field => (field.kind === 'list' ? field.of : field);

/** Whether a list can be filtered by values of this kind. */
export const hasFilter = (field: Field): boolean =>
  INPUTS[filteredField(field).kind].Filter !== undefined;

/** Formatted text, as the product edits it. */
function FormattedInput(props: InputProps) {
  const { Input } = useKindParts('richText');
  return <Input {...props} />;
}

type Inputs = {
  Input: ComponentType<InputProps>;
  /** Missing if filtering makes no sense. */
  Filter?: ComponentType<InputProps>;
};

/** How each kind of field is edited and filtered. */
const INPUTS: Readonly<Record<FieldKind, Inputs>> = {
  text: { Input: TextFieldInput, Filter: TextFieldInput },
  richText: { Input: FormattedInput },
  integer: { Input: AmountInput, Filter: AmountInput },
  decimal: { Input: AmountInput, Filter: AmountInput },
  money: { Input: AmountInput, Filter: AmountInput },
  boolean: { Input: SwitchInput, Filter: YesNoFilter },
  date: { Input: DayInput, Filter: DayInput },
  dateTime: { Input: MomentInput, Filter: MomentInput },
  choice: { Input: ChoiceInput, Filter: ChoiceInput },
  reference: { Input: ReferenceFieldInput, Filter: ReferenceFieldInput },
  list: { Input: ListInput },
  group: { Input: GroupInput },
  image: { Input: FileDropInput },
  file: { Input: FileDropInput },
  localized: { Input: LocalizedInput },
};
