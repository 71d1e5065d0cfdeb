import type { RaRecord } from 'react-admin';
import type { Trip } from '../../domain/resources/trips.ts';
import { groupDescription, type TripGroup } from '../../domain/trips/groups.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import { readList, readRecord } from './envelope.ts';
import type { HttpClient } from './http-client.ts';
import { changeEach } from './many-methods.ts';
import type { Paths } from './resource-path.ts';
import type { WriteMethods } from './write-methods.ts';

type SpecialMethods = Pick<
  AppDataProvider,
  'getTripByName' | 'createGroup' | 'updateTrip' | 'runAction' | 'getFile' | 'getCommandFile'
>;

/** The specification's calls other than create, read, update and delete. */
export const specialMethods = (
  http: HttpClient,
  { create, update }: WriteMethods,
  { definitionOf }: Paths,
): SpecialMethods => ({
  getTripByName: async (name, { signal = null } = {}) => {
    const { rows, count = rows.length } = readList(
      (await http.call(`trips?name=${name}`, { signal })).json,
    );
    if (rows.length > 0 || count === 0) return openTripOf(rows, name);
    // The specification promises only a count for this call; the trip itself is read by its name.
    const { json } = await http.call(`trips/${name}`, { signal });
    return openTripOf([readRecord(json) ?? []].flat(), name);
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
      // An ID card is never cached, whatever the back end says.
      cache: 'no-store',
    }),
});

/**
 * The open trip of a group. A back end that ignores the filter also returns finished trips and
 * other groups.
 */
const openTripOf = (rows: readonly RaRecord[], group: TripGroup): Trip | undefined =>
  rows.map(asTrip).find(({ name = group, finish }) => name === group && !finish);

/** The edge: what a back end sends under `trips` is taken for a trip. */
const asTrip = (record: unknown): Trip => record as Trip;
