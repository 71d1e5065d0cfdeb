import { useState } from 'react';
import { MAX_ATTACHMENT_BYTES } from '../../../domain/chat/attachment-size.ts';
import { type AttachmentError, attachmentError } from '../../../domain/chat/attachments.ts';
import { prepareFile } from '../../providers/chat/media/prepare-file.ts';
import { useChat } from '../../providers/chat/use-chat.ts';
import { formatBytes } from '../language/formats.ts';
import { fill, useLanguage } from '../language/language.ts';

/** Sends chosen files, and says of each one that is not taken why. */
export function useFiles() {
  const chat = useChat();
  const { texts, locale } = useLanguage();
  const [errors, setErrors] = useState<readonly string[]>([]);

  const sendOne = async (file: File): Promise<string | undefined> => {
    const limit = formatBytes(MAX_ATTACHMENT_BYTES, locale);
    const say = (error: AttachmentError | 'unreadable') =>
      fill(texts.errors[error], { name: file.name, limit });
    const error = attachmentError(file);
    if (error) return say(error);
    try {
      await chat.send(chat.self.id, await prepareFile(file));
      return undefined;
    } catch {
      return say('unreadable');
    }
  };
  const send = async (files: readonly File[]) => {
    setErrors([]);
    for (const file of files) {
      const error = await sendOne(file);
      if (error) setErrors((before) => [...before, error]);
    }
  };
  return { errors, send, clear: () => setErrors([]) };
}
