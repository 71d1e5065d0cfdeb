import { type ClipboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AttachmentFault } from '../../../../domain/chat/attachments.ts';
import type { BroadcastFault } from '../../../../domain/chat/broadcast-files.ts';
import { namedFile } from '../../../providers/chat/media/prepare-file.ts';

/** Why a file is not taken here. */
type Fault = AttachmentFault | BroadcastFault | 'inNote' | 'byPhone';

/** A file that was not taken, and why. */
export type RefusedFile = { readonly name: string; readonly fault: Fault };

type Options = {
  /** What speaks against each of these files; a valid one has no error. */
  judge: (files: readonly File[]) => readonly { file: File; fault: Fault | undefined }[];
  onTake: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
  /** Files were taken or removed. */
  onDone: () => void;
};

/** Takes files to be sent; says in place which ones cannot be. */
export function useTakenFiles({ judge, onTake, onRemove, onDone }: Options) {
  const translate = useTranslate();
  const [faults, setFaults] = useState<readonly RefusedFile[]>([]);
  /** What is read out. */
  const [said, setSaid] = useState('');

  const take = (files: readonly File[]) => {
    const judged = judge(files);
    setFaults(judged.flatMap(({ file, fault }) => (fault ? [{ name: file.name, fault }] : [])));
    const picture = translate('chat.composer.pastedPicture');
    const sound = judged.flatMap(({ file, fault }) => (fault ? [] : [namedFile(file, picture)]));
    if (sound.length > 0) onTake(sound);
    setSaid(sound.map(({ name }) => translate('chat.composer.added', { name })).join(' '));
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
    setSaid(translate('chat.composer.removed', { name: file.name }));
    onDone();
  };
  return { faults, said, take, paste, remove, forget: () => setFaults([]) };
}
