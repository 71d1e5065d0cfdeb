import { type AttachmentError, attachmentError, attachmentKindOf } from './attachments.ts';
import { FILE_KINDS } from './message-kinds.ts';
import { ATTACHMENT_TYPES } from './message-types.ts';

/** Why a file is not sent to many, besides what speaks against any file. */
export type BroadcastError = 'onlyOne' | 'wrongType';

const TYPES = ATTACHMENT_TYPES.filter((type) => FILE_KINDS[type].isForMany);

/** What may be chosen in a browser's own dialog. */
export const BROADCAST_ACCEPT = TYPES.map((type) =>
  type.includes('/') ? type : `${type}/*`,
).join();

type Candidate = { readonly name: string; readonly type: string; readonly size: number };

/**
 * Checks files that shall be sent to many: one at a time, and of a kind that is for many
 * (specification 7). Of several files none is taken: nobody could say which one was meant.
 */
export const judgeBroadcastFiles = <File extends Candidate>(
  files: readonly File[],
): readonly { file: File; error: AttachmentError | BroadcastError | undefined }[] =>
  files.map((file) => ({ file, error: files.length > 1 ? 'onlyOne' : errorOf(file) }));

const errorOf = (file: Candidate): AttachmentError | BroadcastError | undefined =>
  attachmentError(file) ?? (TYPES.includes(attachmentKindOf(file)) ? undefined : 'wrongType');
