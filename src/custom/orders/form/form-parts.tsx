import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type RaRecord, useInput, useTranslate } from 'react-admin';
import type { ChoiceValue } from '../../../../domain/fields.ts';
import { valueAt } from '../../../../domain/paths.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { renderInput } from '../../../kit/fields/render-input.tsx';
import { renderValue } from '../../../kit/fields/render-value.tsx';
import { isBlank } from '../../../kit/format/to-text.ts';
import { inputProps } from '../../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../../kit/view/props.ts';
import { useView } from '../../../kit/view/use-view.ts';

/** Inputs side by side where there is space. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      '& > .whole-line': { gridColumn: '1 / -1' },
      '& > .whole-line:empty': { display: 'none' },
    }}
  >
    {children}
  </Box>
);

type FactsProps = { facts: readonly { label: string; value: ReactNode }[] };

/** Labelled facts; a dash stands for an unknown one. */
export function Facts({ facts }: FactsProps) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {translate(label)}
          </Typography>
          <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            {value === undefined || value === null || value === '' ? '–' : value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

type RadiosProps = InputProps & {
  /** Those of the field's values that can be chosen; by default all of them. */
  choices?: readonly ChoiceValue[];
  /** Called with the choice. */
  onChosen?: (value: ChoiceValue | null) => void;
};

/** One of a few values, all of them visible. */
export function ChoiceRadios({ choices: offered, onChosen, ...props }: RadiosProps) {
  const { resource, path, field: definition } = props;
  const translate = useTranslate();
  const labelId = useId();
  const { source, label, readOnly } = inputProps(props);
  const { field } = useInput({ source });
  const choices = offered ?? (definition.kind === 'choice' ? definition.choices : []);
  const choose = (text: string) => {
    const value = choices.find((choice) => String(choice) === text) ?? null;
    field.onChange(value);
    onChosen?.(value);
  };
  return (
    <FormControl disabled={readOnly} sx={{ minWidth: 0 }}>
      <FormLabel
        id={labelId}
        sx={{ fontSize: '0.75rem', '&.Mui-disabled': { color: 'text.secondary' } }}
      >
        {label !== false && translate(label)}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        name={field.name}
        value={String(field.value ?? '')}
        onChange={(_, text) => choose(text)}
        onBlur={field.onBlur}
      >
        {choices.map((choice, at) => (
          <FormControlLabel
            key={choice}
            value={String(choice)}
            control={
              <Radio size="small" slotProps={{ input: at === 0 ? { ref: field.ref } : {} }} />
            }
            label={translate(choiceLabelKey(resource, path, choice))}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** The fields of a section of the view that no card places by hand: a new field needs no more than its definition. */
function useFurtherFields(section: string, placed: readonly string[]): readonly string[] {
  const { form } = useView();
  const fields = form.find((one) => one.section === section)?.fields ?? [];
  return fields.filter((path) => !placed.includes(path));
}

/** The inputs of a section that no card places by hand. */
export function FurtherInputs({ section, placed }: { section: string; placed: readonly string[] }) {
  const view = useView();
  return useFurtherFields(section, placed).map((path) => renderInput(view, path));
}

/** The facts of a section that no card names by hand. */
export function useFurtherFacts(record: RaRecord, section: string, placed: readonly string[]) {
  const view = useView();
  return useFurtherFields(section, placed).map((path) => ({
    label: fieldLabelKey(view.definition.name, path),
    value: isBlank(valueAt(record, path)) ? undefined : renderValue(view, path, record),
  }));
}
