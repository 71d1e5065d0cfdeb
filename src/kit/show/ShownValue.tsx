import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Field, Fields } from '../../../domain/fields.ts';
import { valueAt } from '../../../domain/paths.ts';
import { isObject } from '../../../domain/validate.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { isFigure, RecordValue, renderValue } from '../fields/render-value.tsx';
import { isBlank } from '../format/to-text.ts';
import { columnField, useView } from '../view/use-view.ts';

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

type Props = { path: string; fields: Fields; rows: readonly unknown[]; record: RaRecord };

/** A list of groups as a small table. */
function Rows({ path, fields, rows, record }: Props) {
  const { definition } = useView();
  const translate = useTranslate();
  if (rows.length === 0) return null;
  const columns = Object.entries(fields);
  const align = (field: Field) => (isFigure(field) ? 'right' : 'left');
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map(([name, field]) => (
            <TableCell key={name} align={align(field)}>
              {translate(fieldLabelKey(definition.name, `${path}.${name}`))}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and never shift.
          <TableRow key={at}>
            {columns.map(([name, field]) => (
              <TableCell key={name} align={align(field)}>
                <RecordValue
                  resource={definition.name}
                  path={`${path}.${name}`}
                  field={field}
                  value={isObject(row) ? row[name] : undefined}
                  record={record}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
