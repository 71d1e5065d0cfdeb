/** The list of issued documents, below that of the bills (specification 2.2, `bills/*`). */
export const ISSUED_LIST = '/bills/issued';

/** The URL of an issued document on top of that list. */
export const issuedAddress = (id: string): string => `${ISSUED_LIST}/${encodeURIComponent(id)}`;
