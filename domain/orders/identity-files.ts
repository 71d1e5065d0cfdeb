/** Value of an ID-document field whose file is missing (specification 9). */
export const NO_FILE = 'no-file';

type IdentityFiles = {
  frontId?: string | null;
  faceId?: string | null;
  backId?: string | null;
};

const present = (file: string | null | undefined): file is string =>
  Boolean(file) && file !== NO_FILE;

/** The front of the ID card; two names exist for it, and another back end may send either. */
export const frontFile = ({ frontId, faceId }: IdentityFiles): string | undefined =>
  [frontId, faceId].find(present);

/** The back of the ID card. */
export const backFile = ({ backId }: IdentityFiles): string | undefined =>
  present(backId) ? backId : undefined;

/** Whether the ID check can be opened: it needs both sides (specification 2.4). */
export const hasBothIdentityFiles = (order: IdentityFiles): boolean =>
  frontFile(order) !== undefined && backFile(order) !== undefined;
