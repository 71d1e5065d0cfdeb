import { v7 } from 'uuid';

/** A new record's id: a UUIDv7, so that later ids sort later and indexes grow at one end. */
export const newId = (): string => v7();
