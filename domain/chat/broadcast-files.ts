import { type AttachmentFault, attachmentFault, attachmentKindOf } from './attachments.ts';

/** Why a file is not sent to many, besides what speaks against any file. */
export type BroadcastFault = 'onlyOne' | 'wrongType';

const KINDS: readonly string[] = ['application/pdf', 'image', 'video'];

/** What may be chosen in a browser's own dialog. */
export const BROADCAST_ACCEPT = 'application/pdf,image/*,video/*';

type Candidate = { readonly name: string; readonly type: string; readonly size: number };

/**
 * Judges files that shall be sent to many: one at a time, and a PDF, a picture or a video
 * (specification 5, "File drop"). Of several files none is taken: nobody could say which one was
 * meant.
 */
export const judgeBroadcastFiles = <File extends Candidate>(
  files: readonly File[],
): readonly { file: File; fault: AttachmentFault | BroadcastFault | undefined }[] =>
  files.map((file) => ({ file, fault: files.length > 1 ? 'onlyOne' : faultOf(file) }));

const faultOf = (file: Candidate): AttachmentFault | BroadcastFault | undefined =>
  attachmentFault(file) ?? (KINDS.includes(attachmentKindOf(file)) ? undefined : 'wrongType');
