import type { Definition } from '../../domain/define.ts';
import type { Resource } from '../resources/resource.ts';
import { type TableMapping, tableStore } from '../resources/table-store.ts';

/** A resource that is only read: its rows are written by sending. */
export const readOnly = (definition: Definition, table: TableMapping): Resource => ({
  definition,
  storage: tableStore(definition, table),
  hooks: {},
  routes: [],
});
