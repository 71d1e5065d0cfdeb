import { type ClipboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AttachmentError } from '../../../../domain/chat/attachments.ts';
import type { BroadcastError } from '../../../../domain/chat/broadcast-files.ts';
import { namedFile } from '../../../providers/chat/media/prepare-file.ts';

/** Why a file is not taken here. */
type FileError = AttachmentError | BroadcastError | 'inNote' | 'byPhone';

/** A file that was not taken, and why. */
export type RejectedFile = { readonly name: string; readonly error: FileError };

type Options = {
  /** What speaks against each of these files; a valid one has no error. */
  judge: (files: readonly File[]) => readonly { file: File; error: FileError | undefined }[];
  onTake: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
  /** Files were taken or removed. */
  onDone: () => void;
};

/** Takes files to be sent; says in place which ones cannot be. */
export function useTakenFiles({ judge, onTake, onRemove, onDone }: Options) {
  const translate = useTranslate();
  const [errors, setErrors] = useState<readonly RejectedFile[]>([]);
  /** What is read out. */
  const [announced, setAnnounced] = useState('');

  const take = (files: readonly File[]) => {
    const judged = judge(files);
    setErrors(judged.flatMap(({ file, error }) => (error ? [{ name: file.name, error }] : [])));
    const picture = translate('chat.composer.pastedPicture');
    const sound = judged.flatMap(({ file, error }) => (error ? [] : [namedFile(file, picture)]));
    if (sound.length > 0) onTake(sound);
    setAnnounced(sound.map(({ name }) => translate('chat.composer.added', { name })).join(' '));
    onDone();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // A program that copies a text may put a picture of it beside it.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    take(files);
  };
  const remove = (file: File) => {
    onRemove(file);
    setAnnounced(translate('chat.composer.removed', { name: file.name }));
    onDone();
  };
  return { errors, announced, take, paste, remove, forget: () => setErrors([]) };
}
