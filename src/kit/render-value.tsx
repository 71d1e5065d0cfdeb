import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { valueAt } from '../../domain/paths.ts';
import { columnField } from './column-field.ts';
import { RecordValue } from './RecordValue.tsx';
import type { View } from './view.ts';

/**
 * One value of a record in its cell: the view's own cell or the default one of its kind. Throws on
 * an unknown path.
 */
export function renderValue(view: View, path: string, record: RaRecord): ReactElement {
  const field = columnField(view, path);
  if (!field) throw new Error(`${view.definition.name} has no field "${path}".`);
  const props = {
    resource: view.definition.name,
    path,
    field,
    value: valueAt(record, path),
    record,
  };
  const Replaced = view.cells[path];
  return Replaced ? <Replaced {...props} Nested={RecordValue} /> : <RecordValue {...props} />;
}
