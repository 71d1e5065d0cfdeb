import type { Room } from '../resources/room.ts';
import { loadSampleWhenDue } from './sample-when-due.ts';

/** The sample week. It comes after the people: an administrator is recorded as its author. */
export const sampleRoom: Room = {
  name: 'sample',
  async prepare({ config, database, blobs }) {
    if (config.sampleData) await loadSampleWhenDue(database, blobs);
    return undefined;
  },
};
