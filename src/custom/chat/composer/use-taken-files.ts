import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type AttachmentFault, attachmentFault } from '../../../../domain/chat/attachments.ts';
import { namedFile } from '../../../providers/chat/media/prepare-file.ts';
import type { MessageDraft } from './use-message-draft.ts';

/** A file that was not taken, and why. */
export type RefusedFile = { readonly name: string; readonly fault: AttachmentFault };

type Options = {
  latest: RefObject<MessageDraft>;
  change: (changes: Partial<MessageDraft>) => void;
};

/** Takes files to be sent; says in place which ones cannot be. */
export function useTakenFiles({ latest, change }: Options) {
  const translate = useTranslate();
  const [faults, setFaults] = useState<readonly RefusedFile[]>([]);
  /** Returns what is read out. */
  const take = (files: readonly File[]): string => {
    const judged = files.map((file) => ({ file, fault: attachmentFault(file) }));
    setFaults(judged.flatMap(({ file, fault }) => (fault ? [{ name: file.name, fault }] : [])));
    const picture = translate('chat.composer.pastedPicture');
    const sound = judged.flatMap(({ file, fault }) => (fault ? [] : [namedFile(file, picture)]));
    if (sound.length > 0) change({ files: [...latest.current.files, ...sound] });
    return sound.map(({ name }) => translate('chat.composer.added', { name })).join(' ');
  };
  return { faults, take, forget: () => setFaults([]) };
}
