import { use, useCallback, useEffect, useRef, useState } from 'react';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import { isObject } from '../../../../domain/validate.ts';
import { useDraftWriter } from '../../../kit/drafts/use-draft-writer.ts';
import { type Drafts, DraftsContext, draftPrefix } from '../../../providers/drafts.ts';

/** What is written in a conversation and not sent. */
export type MessageDraft = {
  readonly text: string;
  /** For colleagues only. */
  readonly isNote: boolean;
  readonly files: readonly File[];
};

const EMPTY: MessageDraft = { text: '', isNote: false, files: [] };

/**
 * What a person writes to a customer. It survives a reload, a closed tab and the end of a session;
 * nobody else finds it. Files are stored apart from the text, so that a key pressed does not write
 * them anew.
 */
export function useMessageDraft(userId: string, clientId: string) {
  const drafts = use(DraftsContext);
  const prefix = draftPrefix(userId, 'conversation', clientId);
  const [draft, setDraft] = useState<MessageDraft>(EMPTY);
  const latest = useRef(draft);
  const hasChanged = useRef(false);
  const { write, remove } = useDraftWriter(drafts, textKey(prefix));
  const [isFileStored, setFileStored] = useState(true);

  useEffect(() => {
    let isUnmounted = false;
    latest.current = EMPTY;
    hasChanged.current = false;
    setDraft(EMPTY);
    setFileStored(true);
    void readDraft(drafts, prefix).then((found) => {
      if (isUnmounted || !found || hasChanged.current) return;
      latest.current = found;
      setDraft(found);
    });
    return () => {
      isUnmounted = true;
    };
  }, [drafts, prefix]);

  const change = useCallback(
    (changes: Partial<MessageDraft>) => {
      hasChanged.current = true;
      const next = { ...latest.current, ...changes };
      latest.current = next;
      setDraft(next);
      const { text, isNote, files } = next;
      if (changes.files) void keepFiles(drafts, prefix, files).then(setFileStored);
      if (text || isNote) write({ values: { text, isNote }, savedAt: new Date().toISOString() });
      else void remove();
    },
    [drafts, prefix, write, remove],
  );
  return { draft, change, latest, isFileStored };
}

const textKey = (prefix: string): string => `${prefix}text`;
const filesKey = (prefix: string): string => `${prefix}files`;

async function readDraft(drafts: Drafts, prefix: string): Promise<MessageDraft | undefined> {
  const reading = drafts.find(prefix);
  const found = await ignoringFailure(reading, 'A browser that stores nothing has no draft.');
  if (!found) return undefined;
  const valuesAt = (key: string) => found.find((one) => one.key === key)?.values;
  const texts = valuesAt(textKey(prefix));
  const attached = valuesAt(filesKey(prefix));
  if (!texts && !attached) return undefined;
  return {
    text: isObject(texts) && typeof texts.text === 'string' ? texts.text : '',
    isNote: isObject(texts) && texts.isNote === true,
    files:
      isObject(attached) && Array.isArray(attached.files)
        ? attached.files.filter((file) => file instanceof File)
        : [],
  };
}

/** Whether the files are stored; a browser may have no space for them. */
async function keepFiles(drafts: Drafts, prefix: string, files: readonly File[]): Promise<boolean> {
  try {
    if (files.length === 0) await drafts.discard(filesKey(prefix));
    else {
      const savedAt = new Date().toISOString();
      await drafts.keep(filesKey(prefix), { values: { files }, savedAt });
    }
    return true;
  } catch {
    // Whoever has attached nothing has nothing to lose, and is not notified.
    return files.length === 0;
  }
}
