import { use, useCallback, useEffect, useRef, useState } from 'react';
import { isObject } from '../../../../domain/validate.ts';
import { useDraftWriter } from '../../../kit/drafts/use-draft-writer.ts';
import { type Drafts, DraftsContext, draftShelf } from '../../../providers/drafts.ts';

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
  const shelf = draftShelf(userId, 'conversation', clientId);
  const [draft, setDraft] = useState<MessageDraft>(EMPTY);
  const latest = useRef(draft);
  const hasChanged = useRef(false);
  const { write, remove } = useDraftWriter(drafts, textKey(shelf));
  const [isFileKept, setFileKept] = useState(true);

  useEffect(() => {
    let isGone = false;
    latest.current = EMPTY;
    hasChanged.current = false;
    setDraft(EMPTY);
    setFileKept(true);
    void readDraft(drafts, shelf).then((found) => {
      if (isGone || !found || hasChanged.current) return;
      latest.current = found;
      setDraft(found);
    });
    return () => {
      isGone = true;
    };
  }, [drafts, shelf]);

  const change = useCallback(
    (changes: Partial<MessageDraft>) => {
      hasChanged.current = true;
      const next = { ...latest.current, ...changes };
      latest.current = next;
      setDraft(next);
      const { text, isNote, files } = next;
      if (changes.files) void keepFiles(drafts, shelf, files).then(setFileKept);
      if (text || isNote) write({ values: { text, isNote }, savedAt: new Date().toISOString() });
      else void remove();
    },
    [drafts, shelf, write, remove],
  );
  return { draft, change, latest, isFileKept };
}

const textKey = (shelf: string): string => `${shelf}text`;
const filesKey = (shelf: string): string => `${shelf}files`;

async function readDraft(drafts: Drafts, shelf: string): Promise<MessageDraft | undefined> {
  const found = await drafts.find(shelf).catch(() => []);
  const valuesAt = (key: string) => found.find((one) => one.key === key)?.values;
  const words = valuesAt(textKey(shelf));
  const attached = valuesAt(filesKey(shelf));
  if (!words && !attached) return undefined;
  return {
    text: isObject(words) && typeof words.text === 'string' ? words.text : '',
    isNote: isObject(words) && words.isNote === true,
    files:
      isObject(attached) && Array.isArray(attached.files)
        ? attached.files.filter((file) => file instanceof File)
        : [],
  };
}

/** Whether the files are stored; a browser may have no space for them. */
async function keepFiles(drafts: Drafts, shelf: string, files: readonly File[]): Promise<boolean> {
  try {
    if (files.length === 0) await drafts.discard(filesKey(shelf));
    else {
      const savedAt = new Date().toISOString();
      await drafts.keep(filesKey(shelf), { values: { files }, savedAt });
    }
    return true;
  } catch {
    return files.length === 0;
  }
}
