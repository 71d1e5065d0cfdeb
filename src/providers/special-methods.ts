import type { Trip } from '../../domain/resources/trips.ts';
import { groupDescription, type TripGroup } from '../../domain/trips/groups.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import { readList } from './envelope.ts';
import type { HttpClient } from './http-client.ts';
import { changeEach } from './many-methods.ts';
import type { Paths } from './resource-path.ts';
import type { WriteMethods } from './write-methods.ts';

type SpecialMethods = Pick<
  AppDataProvider,
  'getTripByName' | 'createGroup' | 'updateTrip' | 'runAction' | 'getFile' | 'getCommandFile'
>;

/** The calls of the specification that are no create, read, update or delete of a resource. */
export const specialMethods = (
  http: HttpClient,
  { create, update }: WriteMethods,
  { definitionOf }: Paths,
): SpecialMethods => ({
  getTripByName: async (name, { signal } = {}) => {
    const { json } = await http.call(`trips?name=${name}`, { signal: signal ?? null });
    const { rows } = readList(json);
    return rows.map(asTrip).find((trip) => isOpenTrip(trip, name));
  },
  createGroup: async (name) =>
    asTrip((await create('trips', { data: { name, description: groupDescription(name) } })).data),
  updateTrip: async (id, changes) => asTrip((await update('trips', { id, data: changes })).data),
  runAction: async (resource, { verb, ids, version, onProgress }) => {
    const action = definitionOf(resource)?.actions?.[verb];
    if (!action) throw new Error(`${resource} has no action "${verb}".`);
    const data = {
      [action.move.field]: action.move.to,
      ...(version !== undefined && { __v: version }),
    };
    return { done: await changeEach(ids, (id) => update(resource, { id, data }), onProgress) };
  },
  getFile: (name, { signal } = {}) =>
    http.blob(`auth/getfile/${encodeURIComponent(name)}`, { signal: signal ?? null }),
  getCommandFile: (fileId, { signal } = {}) =>
    http.blob(`auth/getcommandfile/${encodeURIComponent(fileId)}`, {
      signal: signal ?? null,
      // An ID card stays in no cache, whatever the back end says about it.
      cache: 'no-store',
    }),
});

/** A back end that ignores the filter answers every trip; finished ones are history. */
const isOpenTrip = (trip: Trip, name: TripGroup): boolean => trip.name === name && !trip.finish;

/** The edge: what a back end sends under `trips` is taken for a trip. */
const asTrip = (record: unknown): Trip => record as Trip;
