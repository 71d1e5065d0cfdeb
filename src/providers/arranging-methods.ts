import type { Identifier } from 'react-admin';
import { isObject } from '../../domain/validate.ts';
import { readRecord } from './envelope.ts';
import type { HttpClient } from './http-client.ts';
import { toFormData } from './multipart.ts';
import type { Paths } from './resource-path.ts';

/** Where a record is to stand: beside another one, or at a place, counted from 1. */
export type Place =
  | { readonly before: string }
  | { readonly after: string }
  | { readonly place: number };

type Values = Record<string, unknown>;

/** How a record with files is sent: the share that has been sent is reported, and it can be stopped. */
export type Sending = {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** Distinguishes it from another record of the same values. */
  readonly key: string;
};

/** The calls that put records in order, and that send many pictures. */
export const arrangingMethods = (http: HttpClient, { pathOf }: Paths) => ({
  async moveRecord(resource: string, id: Identifier, place: Place) {
    const body = JSON.stringify({ id, ...place });
    const { json } = await http.call(`${pathOf(resource)}/order`, { method: 'POST', body });
    const data = isObject(json) && isObject(json.data) ? json.data : {};
    return { place: Number(data.place), of: Number(data.of) };
  },
  async sendRecord(resource: string, data: Values, sending: Sending) {
    return readRecord(await http.upload(pathOf(resource), toFormData(data), sending));
  },
});

/** As `arrangingMethods` are called; their code is loaded with the first call. */
export type ArrangingMethods = ReturnType<typeof arrangingMethods>;
