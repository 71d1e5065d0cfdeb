import { createHash } from 'node:crypto';

/** What is counted, and for whom: a phone number, an address, or both. */
export type Counted = { readonly of: string; readonly who: string };

/** The name under which something is counted. It reveals neither a phone number nor an address. */
export const bucketOf = ({ of, who }: Counted): string =>
  `${of}:${createHash('sha256').update(who).digest('base64url')}`;
