import { type ClipboardEvent, type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type AttachmentFault, attachmentFault } from '../../../../domain/chat/attachments.ts';
import { namedFile } from '../../../providers/chat/media/prepare-file.ts';
import type { MessageDraft } from './use-message-draft.ts';

/** A file that was not taken, and why. */
export type RefusedFile = { readonly name: string; readonly fault: AttachmentFault | 'inNote' };

type Options = {
  latest: RefObject<MessageDraft>;
  change: (changes: Partial<MessageDraft>) => void;
  /** Whether a note is written. It takes no files, and must not become a message by one. */
  isNote: boolean;
  /** Files were taken or removed. */
  onDone: () => void;
};

/** Takes files to be sent; says in place which ones cannot be. */
export function useTakenFiles({ latest, change, isNote, onDone }: Options) {
  const translate = useTranslate();
  const [faults, setFaults] = useState<readonly RefusedFile[]>([]);
  /** What is read out. */
  const [said, setSaid] = useState('');

  const take = (files: readonly File[]) => {
    const judged = files.map((file) => ({
      file,
      fault: isNote ? ('inNote' as const) : attachmentFault(file),
    }));
    setFaults(judged.flatMap(({ file, fault }) => (fault ? [{ name: file.name, fault }] : [])));
    const picture = translate('chat.composer.pastedPicture');
    const sound = judged.flatMap(({ file, fault }) => (fault ? [] : [namedFile(file, picture)]));
    if (sound.length > 0) change({ files: [...latest.current.files, ...sound] });
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
    change({ files: latest.current.files.filter((one) => one !== file) });
    setSaid(translate('chat.composer.removed', { name: file.name }));
    onDone();
  };
  return { faults, said, take, paste, remove, forget: () => setFaults([]) };
}
