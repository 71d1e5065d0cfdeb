import { useState } from 'react';
import { MAX_ATTACHMENT_BYTES } from '../../../domain/chat/attachment-size.ts';
import { type AttachmentFault, attachmentFault } from '../../../domain/chat/attachments.ts';
import { prepareFile } from '../../providers/chat/media/prepare-file.ts';
import { useChat } from '../../providers/chat/use-chat.ts';
import { formatBytes } from '../language/formats.ts';
import { fill, useLanguage } from '../language/language.ts';

/** Sends chosen files, and says of each one that is not taken why. */
export function useFiles() {
  const chat = useChat();
  const { texts, locale } = useLanguage();
  const [faults, setFaults] = useState<readonly string[]>([]);

  const sendOne = async (file: File): Promise<string | undefined> => {
    const limit = formatBytes(MAX_ATTACHMENT_BYTES, locale);
    const say = (fault: AttachmentFault | 'unreadable') =>
      fill(texts.fault[fault], { name: file.name, limit });
    const fault = attachmentFault(file);
    if (fault) return say(fault);
    try {
      await chat.send(chat.self.id, await prepareFile(file));
      return undefined;
    } catch {
      return say('unreadable');
    }
  };
  const send = async (files: readonly File[]) => {
    setFaults([]);
    for (const file of files) {
      const fault = await sendOne(file);
      if (fault) setFaults((before) => [...before, fault]);
    }
  };
  return { faults, send, clear: () => setFaults([]) };
}
