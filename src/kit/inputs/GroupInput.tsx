import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { fieldLabelKey } from '../label-keys.ts';
import type { InputProps } from './input-props.ts';

/** The fields of a nested object, side by side under their own heading. */
export function GroupInput({ resource, source, path, field, readOnly, Nested }: InputProps) {
  const translate = useTranslate();
  const headingId = useId();
  if (field.kind !== 'group') return null;
  const parts = Object.entries(field.fields).filter(([, part]) => !part.assigned);
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ gridColumn: '1 / -1', width: '100%' }}>
      <Typography id={headingId} variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        {translate(fieldLabelKey(resource, path))}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {parts.map(([name, part]) => (
          <Nested
            key={name}
            resource={resource}
            source={`${source}.${name}`}
            path={`${path}.${name}`}
            field={part}
            {...(readOnly === undefined ? {} : { readOnly })}
          />
        ))}
      </Box>
    </Box>
  );
}
