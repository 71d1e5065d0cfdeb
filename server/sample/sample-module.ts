import type { Module } from '../resources/module.ts';
import { giveLogins } from './sample-logins.ts';
import { loadSampleWhenDue } from './sample-when-due.ts';

/** The sample week. It comes after the people: an administrator is recorded as its author. */
export const sampleModule: Module = {
  name: 'sample',
  async prepare({ config, database, blobs }) {
    const isNew = config.sampleData && (await loadSampleWhenDue(database, blobs));
    return isNew && config.customerPage ? giveLogins(database) : undefined;
  },
};
