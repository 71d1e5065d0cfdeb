/** What somebody has to know of their own account. */
export const SIGN_IN_NOTICES = [
  'newDevice',
  'factorReset',
  'factorAdded',
  'factorRemoved',
] as const;
export type SignInNoticeKind = (typeof SIGN_IN_NOTICES)[number];

export type SignInNotice = {
  readonly _id: string;
  readonly kind: SignInNoticeKind;
  readonly at: string;
  readonly network: string | null;
  readonly userAgent: string | null;
};
