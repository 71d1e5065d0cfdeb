import { type Named, nameOf } from '../people/full-name.ts';

/** The display name of the sender. */
export const senderName = ({ user }: { readonly user?: Named | null | undefined }): string =>
  nameOf(user ?? {});

/** The display name of the recipient. */
export const recipientName = ({
  recipient,
}: {
  readonly recipient?: Named | null | undefined;
}): string => nameOf(recipient ?? {});
