/** Value of an ID-document field whose file is missing (specification 9). */
export const NO_FILE = 'no-file';

export type IdentityFiles = {
  frontId?: string | null;
  faceId?: string | null;
  backId?: string | null;
};

/** A side of an ID card. */
export type IdentitySide = 'front' | 'back';

/** Whether a field of an ID card names a file. */
export const isIdentityFile = (file: unknown): file is string =>
  typeof file === 'string' && file !== '' && file !== NO_FILE;

/** The front of the ID card; it has two field names, and another back end may send either. */
export const frontFile = ({ frontId, faceId }: IdentityFiles): string | undefined =>
  [frontId, faceId].find(isIdentityFile);

/** The back of the ID card. */
export const backFile = ({ backId }: IdentityFiles): string | undefined =>
  isIdentityFile(backId) ? backId : undefined;

/** The sides of the ID card that have no file. */
export const missingIdentitySides = (order: IdentityFiles): readonly IdentitySide[] => [
  ...(frontFile(order) === undefined ? (['front'] as const) : []),
  ...(backFile(order) === undefined ? (['back'] as const) : []),
];

/** Whether the ID check can be opened: it needs both sides (specification 2.4). */
export const hasBothIdentityFiles = (order: IdentityFiles): boolean =>
  missingIdentitySides(order).length === 0;

/** Whether there is anything of an ID card to look at. */
export const hasIdentityPicture = (order: IdentityFiles): boolean =>
  frontFile(order) !== undefined || backFile(order) !== undefined;

/** What is noted of the ID card of an order, beside its pictures. */
export type IdentityNotes = {
  readonly identityRequestedAt?: string | null;
  readonly identitySeenAt?: string | null;
};

/** Whether the ID card can be checked: there is a picture, or it can be noted as seen without one. */
export const canCheckIdentity = (order: IdentityFiles & IdentityNotes): boolean =>
  hasIdentityPicture(order) || order.identitySeenAt !== undefined;

/**
 * Whether there is an ID card to go on with: it was seen, or both sides are there; and no others were
 * requested since.
 */
export const hasIdentity = (order: IdentityFiles & IdentityNotes): boolean =>
  !order.identityRequestedAt && (Boolean(order.identitySeenAt) || hasBothIdentityFiles(order));
