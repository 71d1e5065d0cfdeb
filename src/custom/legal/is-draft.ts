import type { RaRecord } from 'react-admin';

/** Whether a version can still be changed; another back end may know no states. */
export const isDraft = ({ state }: RaRecord): boolean =>
  state === undefined || state === null || state === 'draft';
