import { printable } from './printable.ts';

/** Plain data with every text in it made printable; bytes are returned unchanged. */
export function printableData<T>(data: T): T;
export function printableData(data: unknown): unknown {
  if (typeof data === 'string') return printable(data);
  if (Array.isArray(data)) return data.map((item) => printableData(item));
  if (data === null || typeof data !== 'object' || ArrayBuffer.isView(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, printableData(value)]),
  );
}
