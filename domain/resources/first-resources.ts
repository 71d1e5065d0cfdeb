import { commands } from './commands.ts';
import { tours } from './tours.ts';
import { trips } from './trips.ts';
import { users } from './users.ts';

/** What the first list of the day is made of; a browser loads the others afterwards. */
export const firstResources = { commands, trips, tours, users } as const;
