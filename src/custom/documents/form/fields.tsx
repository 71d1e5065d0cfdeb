import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  type FieldError,
  type FieldPath,
  get,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import { TEXT_DIRECTION } from '../../../kit/inputs/text-direction.ts';
import type { EditorValues } from '../editing/editor-values.ts';

type Props = {
  name: FieldPath<EditorValues>;
  label: string;
  readOnly?: boolean;
  /** The helper text of a valid field. */
  hint?: ReactNode;
  /** Formats a figure after typing. */
  settle?: (typed: string) => string;
  /** The unit at the end of the field. */
  end?: ReactNode;
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'dir' | 'inputMode' | 'type' | 'style' | 'placeholder'
  >;
};

/** A value of a document. The input keeps its own text; the form only listens. */
export function TypedField({ name, label, readOnly = false, hint, settle, end, input }: Props) {
  const { register, setValue } = useFormContext<EditorValues>();
  const { errors } = useFormState<EditorValues>({ name });
  const problem: FieldError | undefined = get(errors, name);
  const { onBlur, ref, ...field } = register(name);
  const leave = (typed: string) => {
    const settled = settle?.(typed) ?? typed;
    if (settled !== typed) setValue(name, settled);
  };
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={label}
      fullWidth
      autoComplete="off"
      error={Boolean(problem)}
      helperText={problem ? <InputProblem error={problem} /> : hint}
      onBlur={(event) => {
        leave(event.target.value);
        void onBlur(event);
      }}
      slotProps={{
        // Autofill does not raise the label, which would cover the text.
        inputLabel: { shrink: true },
        htmlInput: { ...TEXT_DIRECTION, readOnly, ...input },
        input: { endAdornment: end },
      }}
    />
  );
}

type RadioFieldProps = {
  name: 'payment' | 'delivery';
  choices: readonly (1 | 2 | 3)[];
  readOnly: boolean;
};

/** 'Zahlungsart' or 'Zustellungsart', all choices visible (specification 2.7). */
export function RadioField({ name, choices, readOnly }: RadioFieldProps) {
  const translate = useTranslate();
  const labelId = useId();
  const { field } = useController<EditorValues, typeof name>({ name });
  return (
    <FormControl disabled={readOnly} sx={{ minWidth: 0 }}>
      <FormLabel id={labelId} sx={{ fontSize: '0.8125rem' }}>
        {translate(`documents.${name}.label`)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        name={field.name}
        value={String(field.value)}
        onChange={(_, text) => field.onChange(Number(text))}
        onBlur={field.onBlur}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={String(choice)}
            control={<Radio size="small" sx={{ py: 0.5 }} />}
            label={translate(`documents.${name}.${choice}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

type ChoiceFieldProps = {
  name:
    | 'billTo.party'
    | 'billTo.country'
    | 'billTo.goodsRole'
    | 'billTo.customerKind'
    | 'customs.category'
    | 'customs.idKind';
  choices: readonly string[];
  readOnly: boolean;
  /** Which choice's name each one bears, where not its own. */
  namedAs?: ((choice: string) => string) | undefined;
  /** Whether none of them can be chosen. */
  isOptional?: boolean;
};

/** One of several values of an order, in a drop-down list, labelled as in the order's own form. */
export function ChoiceField({ name, choices, readOnly, ...own }: ChoiceFieldProps) {
  const { namedAs = itself, isOptional = false } = own;
  const translate = useTranslate();
  const { field, fieldState } = useController<EditorValues, typeof name>({ name });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      select
      fullWidth
      inputRef={ref}
      label={translate(fieldLabelKey('commands', name))}
      error={fieldState.invalid}
      helperText={<InputProblem error={fieldState.error} />}
      slotProps={{ inputLabel: { shrink: true }, select: { readOnly, displayEmpty: isOptional } }}
    >
      {isOptional && <MenuItem value="">–</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {translate(choiceLabelKey('commands', name, namedAs(choice)))}
        </MenuItem>
      ))}
    </TextField>
  );
}

const itself = (choice: string): string => choice;

/** The style of an input for figures: digits of equal width, left to right. */
export const FIGURE = {
  dir: 'ltr',
  inputMode: 'decimal',
  style: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;

/** The currency of an amount, at the end of a field. */
export const EURO = <InputAdornment position="end">€</InputAdornment>;
