import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useInput, useTranslate } from 'react-admin';
import type { Field } from '../../../domain/fields.ts';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';

type Props = {
  resource: string;
  source: string;
  field: Extract<Field, { kind: 'choice' }>;
  /** react-admin reads this from the element. */
  alwaysOn: true;
};

/** Splits a list by a choice that distinguishes its records: all of them, or those of one kind. */
export function SplitFilter({ resource, source, field: { choices } }: Props) {
  const translate = useTranslate();
  const { field } = useInput({ resource, source, defaultValue: '' });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={String(field.value ?? '')}
      onChange={(_, value: string | null) => value !== null && field.onChange(value)}
      aria-label={translate(fieldLabelKey(resource, source))}
      sx={{ alignSelf: 'center', flexWrap: 'wrap', height: 40 }}
    >
      <ToggleButton value="">{translate('kit.filter.all')}</ToggleButton>
      {choices.map((value) => (
        <ToggleButton key={value} value={String(value)}>
          {translate(choiceLabelKey(resource, source, value))}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
