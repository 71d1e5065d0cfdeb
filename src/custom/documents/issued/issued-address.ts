/** The list of issued documents, below that of the bills (specification 2.2, `bills/*`). */
export const ISSUED_LIST = '/bills/issued';

/** Where an issued document is shown over that list. */
export const issuedAddress = (id: string): string => `${ISSUED_LIST}/${encodeURIComponent(id)}`;
