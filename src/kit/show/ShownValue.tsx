import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Field } from '../../../domain/fields.ts';
import { valueAt } from '../../../domain/paths.ts';
import { columnField } from '../column-field.ts';
import { isBlank } from '../is-blank.ts';
import { fieldLabelKey } from '../label-keys.ts';
import { renderValue } from '../render-value.tsx';
import { useView } from '../use-view.ts';
import { Rows } from './Rows.tsx';

/**
 * One value of a record with its label; groups are expanded, lists of groups become small tables.
 */
export function ShownValue({ path, record }: { path: string; record: RaRecord }) {
  const view = useView();
  const field = columnField(view, path);
  const value = valueAt(record, path);
  if (!field) return null;
  if (field.kind === 'group') {
    return Object.keys(field.fields).map((name) => (
      <ShownValue key={name} path={`${path}.${name}`} record={record} />
    ));
  }
  if (field.kind === 'list' && field.of.kind === 'group' && Array.isArray(value)) {
    return (
      <Labelled path={path} field={field}>
        <Rows path={path} fields={field.of.fields} rows={value} record={record} />
      </Labelled>
    );
  }
  return (
    <Labelled path={path} field={field}>
      {isBlank(value) ? <Nothing /> : renderValue(view, path, record)}
    </Labelled>
  );
}

function Labelled({ path, field, children }: { path: string; field: Field; children: ReactNode }) {
  const translate = useTranslate();
  const { definition } = useView();
  return (
    <Box sx={{ minWidth: 0, gridColumn: field.kind === 'list' ? '1 / -1' : undefined }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {translate(fieldLabelKey(definition.name, path))}
      </Typography>
      <Box component="dd" sx={{ m: 0, typography: 'body2', minHeight: '1.5em' }}>
        {children}
      </Box>
    </Box>
  );
}

/** Says that there is no value, where an empty space could look like an error. */
const Nothing = () => (
  <Typography component="span" variant="body2" aria-hidden sx={{ color: 'text.disabled' }}>
    –
  </Typography>
);
