import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import type { InputProps } from '../../kit/view/props.ts';

/**
 * Which block this is. It is shown and cannot be chosen: documents refer to each block by its name.
 */
export function PlaceOnPaper({ resource, source, path }: InputProps) {
  const translate = useTranslate();
  const key: unknown = useWatch({ name: source });
  return (
    <TextField
      fullWidth
      label={translate(fieldLabelKey(resource, path))}
      value={key ? translate(choiceLabelKey(resource, path, key)) : ''}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
