import type { Query } from '@tanstack/react-query';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import type { ApiClient, BackEndPart } from './capabilities.ts';
import { readRecord } from './envelope.ts';

/** The path for listing and permanently removing deleted orders; it is also their resource name. */
export const BIN = 'commands/bin' satisfies BackEndPart;

type BinMethods = Pick<AppDataProvider, 'restoreOrder' | 'emptyBin'>;

/** The calls of the bin other than lists and deletions of one record. */
export const binMethods = (http: ApiClient): BinMethods => ({
  restoreOrder: async (id, { run } = {}) => {
    const path = `${BIN}/${encodeURIComponent(id)}/restore`;
    const { json } = await http.call(path, { method: 'POST', run });
    return readRecord(json)?.id ?? id;
  },
  emptyBin: async () => {
    const { json } = await http.call(BIN, { method: 'DELETE' });
    return isObject(json) && typeof json.count === 'number' ? json.count : undefined;
  },
});

/** Whether a query is about orders, in the bin or not: orders go from one to the other. */
export const isOfOrders = ({ queryKey: [resource] }: Pick<Query, 'queryKey'>): boolean =>
  resource === 'commands' || resource === BIN;
