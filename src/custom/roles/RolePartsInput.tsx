import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useInput, useTranslate } from 'react-admin';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { PART_NAMES, type Part } from '../../../domain/roles/parts.ts';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import { InputProblem } from '../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../kit/view/props.ts';

/** The parts of the product that a role has, each to be ticked. */
export function RolePartsInput({ resource, source, path, readOnly = false }: InputProps) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, defaultValue: [] });
  const chosen: readonly Part[] = Array.isArray(field.value)
    ? field.value.filter((one) => isOneOf(PART_NAMES, one))
    : [];
  const problems = [fieldState.error].flat().flatMap((error) => error ?? []);
  return (
    <FormControl component="fieldset" error={fieldState.invalid} disabled={readOnly}>
      <FormLabel component="legend">{translate(fieldLabelKey(resource, path))}</FormLabel>
      <FormGroup>
        {PART_NAMES.map((part) => (
          <FormControlLabel
            key={part}
            control={<Checkbox checked={chosen.includes(part)} />}
            label={translate(choiceLabelKey(resource, path, part))}
            onChange={(_event, isTicked) =>
              field.onChange(
                PART_NAMES.filter((one) => (one === part ? isTicked : chosen.includes(one))),
              )
            }
          />
        ))}
      </FormGroup>
      {problems.map((error) => (
        <InputProblem key={String(error.message)} error={error} />
      ))}
    </FormControl>
  );
}
