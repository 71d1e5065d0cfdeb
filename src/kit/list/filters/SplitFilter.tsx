import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext, useTranslate } from 'react-admin';
import { fieldAt } from '../../../../domain/paths.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { useListView } from '../../view/list-view.ts';

/** Splits a list by the choice that distinguishes its records: all of them, or those of one kind. */
export default function SplitFilter() {
  const {
    view: {
      definition: { name, fields },
    },
    list: { split },
  } = useListView();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const field = split === undefined ? undefined : fieldAt(fields, split);
  if (split === undefined || field?.kind !== 'choice') return null;
  const choose = (value: string) => {
    const { [split]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [split]: value } : others, undefined, false);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={String(filterValues[split] ?? '')}
      onChange={(_, value: string | null) => value !== null && choose(value)}
      aria-label={translate(fieldLabelKey(name, split))}
      sx={{ flexWrap: 'wrap', minHeight: 40, mb: 1 }}
    >
      <ToggleButton value="">{translate('kit.filter.all')}</ToggleButton>
      {field.choices.map((value) => (
        <ToggleButton key={value} value={String(value)}>
          {translate(choiceLabelKey(name, split, value))}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
