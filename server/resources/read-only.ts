import type { Definition } from '../../domain/define.ts';
import type { Resource } from './resource.ts';
import { type TableMapping, tableStore } from './table-store.ts';

/** A resource that is only read: its rows are written by what the product does. */
export const readOnly = (definition: Definition, table: TableMapping): Resource => ({
  definition,
  storage: tableStore(definition, table),
  hooks: {},
  routes: [],
});
