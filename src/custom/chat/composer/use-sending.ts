import { type RefObject, useRef, useState } from 'react';
import { bracedNames } from '../../../../domain/braced-names.ts';
import { writtenTypeOf } from '../../../../domain/chat/links.ts';
import { MAX_MESSAGE_CHARACTERS } from '../../../../domain/chat/message.ts';
import { NOTE } from '../../../../domain/chat/message-types.ts';
import { type PhoneChannel, phoneChannelOf } from '../../../../domain/messages/channels.ts';
import type { FileDraft, WrittenDraft } from '../../../providers/chat/chat.ts';
import { prepareFile } from '../../../providers/chat/media/prepare-file.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import type { MessageDraft } from './use-message-draft.ts';

type Options = {
  clientId: string;
  canNote: boolean;
  /** The channel of the customer's number that the text goes out on too. */
  via: PhoneChannel | undefined;
  latest: RefObject<MessageDraft>;
  change: (changes: Partial<MessageDraft>) => void;
  onSent: (() => void) | undefined;
};

/** The first placeholder of a text for a customer; nothing fills it in, so it is not sent. */
export const placeholderIn = ({ text, isNote }: Pick<MessageDraft, 'text' | 'isNote'>) =>
  isNote ? undefined : bracedNames(text)[0];

/** Whether a text is not too long for a message. */
export const hasSpace = (text: string, most = MAX_MESSAGE_CHARACTERS): boolean =>
  [...text.trim()].length <= most;

/** What is left in the input of what was typed, once a text was taken from its beginning. */
export const withoutTaken = (taken: string, typed: string): string =>
  typed.startsWith(taken) ? typed.slice(taken.length) : typed;

/** Works one thing at a time; answers whether it was stored. */
function useAttempt(onSent: (() => void) | undefined) {
  const isBusy = useRef(false);
  const next = useRef<() => void>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      await work();
      setFailed(false);
      onSent?.();
      return true;
    } catch {
      next.current = undefined;
      setFailed(true);
      return false;
    } finally {
      isBusy.current = false;
      const begin = next.current;
      next.current = undefined;
      begin?.();
    }
  };
  /** Whoever writes fast sends the next message while the one before is still being stored. */
  const attemptNext = (work: () => Promise<void>): void => {
    if (isBusy.current) next.current = () => void attempt(work);
    else void attempt(work);
  };
  return { attempt, attemptNext, hasFailed };
}

/**
 * Hands what was written to the outbox. It leaves the input only once the outbox has stored it: files
 * first, one after the other, then the text.
 */
export function useSending({ clientId, canNote, via, latest, change, onSent }: Options) {
  const chat = useChat();
  const { attempt, attemptNext, hasFailed } = useAttempt(onSent);
  const sendFiles = async () => {
    for (const file of latest.current.files) {
      await chat.send(clientId, await prepareFile(file));
      change({ files: latest.current.files.filter((one) => one !== file) });
    }
  };
  const sendText = async (isNote: boolean) => {
    const { text } = latest.current;
    const content = text.trim();
    if (!content) return;
    const draft: WrittenDraft =
      via && !isNote
        ? { type: 'text' as const, content, via }
        : { type: isNote ? NOTE : writtenTypeOf(content), content };
    await chat.send(clientId, draft);
    change({ text: withoutTaken(text, latest.current.text) });
  };
  const canSend = ({ text, files, isNote }: MessageDraft): boolean => {
    if (placeholderIn({ text, isNote }) !== undefined) return false;
    const most = via && !isNote ? phoneChannelOf(via).mostCharacters : undefined;
    if (!hasSpace(text, most)) return false;
    // A note waits until the conversation is known; it never goes to the customer instead.
    if (isNote) return canNote && text.trim() !== '';
    return via ? text.trim() !== '' && files.length === 0 : text.trim() !== '' || files.length > 0;
  };
  /** Only a text for the customer is sent later; files and notes are not. */
  const canPlan = (draft: MessageDraft): boolean =>
    !draft.isNote && draft.files.length === 0 && canSend(draft);
  const sendDraft = async () => {
    if (!canSend(latest.current)) return;
    const { isNote } = latest.current;
    if (!isNote) await sendFiles();
    await sendText(isNote);
  };
  const submit = () => {
    if (canSend(latest.current)) attemptNext(sendDraft);
  };
  return {
    hasFailed,
    canSend,
    canPlan,
    submit,
    /** Sends what is complete in itself: an animation, a recording. Answers whether it was stored. */
    sendAtOnce: (draft: WrittenDraft | FileDraft) => attempt(() => chat.send(clientId, draft)),
    sendWriting: (isNote: boolean) => {
      if (!isNote) chat.writing(clientId);
    },
  };
}
