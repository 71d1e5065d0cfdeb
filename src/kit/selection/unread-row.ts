import type { Identifier, RaRecord } from 'react-admin';

const NOT_READ = Symbol('not read');

/** Stands for a record of which only the id has been read. */
export const unreadRow = (id: Identifier): RaRecord => ({ id, [NOT_READ]: true });

export const isUnread = (record: object): boolean => NOT_READ in record;
