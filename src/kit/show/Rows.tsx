import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Fields } from '../../../domain/fields.ts';
import { isObject } from '../../../domain/validate.ts';
import { fieldKinds } from '../fields/field-kinds.ts';
import { fieldLabelKey } from '../label-keys.ts';
import { RecordValue } from '../RecordValue.tsx';
import { useView } from '../use-view.ts';

type Props = { path: string; fields: Fields; rows: readonly unknown[]; record: RaRecord };

/** A list of groups as a small table. */
export function Rows({ path, fields, rows, record }: Props) {
  const { definition } = useView();
  const translate = useTranslate();
  if (rows.length === 0) return null;
  const columns = Object.entries(fields);
  const align = (kind: keyof typeof fieldKinds) => (fieldKinds[kind].alignEnd ? 'right' : 'left');
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map(([name, field]) => (
            <TableCell key={name} align={align(field.kind)}>
              {translate(fieldLabelKey(definition.name, `${path}.${name}`))}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and never move.
          <TableRow key={at}>
            {columns.map(([name, field]) => (
              <TableCell key={name} align={align(field.kind)}>
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
