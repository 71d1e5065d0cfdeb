import { trips } from '../../domain/resources/trips.ts';
import { searchText } from '../resources/search-text.ts';
import { defineTable } from '../resources/table-store.ts';

/** The columns of a trip's fields in the table `trips`. */
export const tripTable = defineTable({
  table: 'trips',
  columns: {
    name: 'name',
    description: 'description',
    status: 'status',
    finish: 'finish',
    vehicle: 'vehicle',
    passage: 'passage',
    finishedAt: 'finished_at',
    history: 'history',
  },
  generated: [],
  unread: [],
  copies: {},
  search: 'search',
  derive: (trip) => ({ search: searchText(trips.fields, trip) }),
});
