import { useRef } from 'react';
import { attachmentKindOf } from '../../../../domain/chat/attachments.ts';
import { judgeBroadcastFiles } from '../../../../domain/chat/broadcast-files.ts';
import { prepareFile } from '../../../providers/chat/media/prepare-file.ts';
import { useTakenFiles } from '../../chat/composer/use-taken-files.ts';
import type { Attached } from './attached.ts';

type Options = {
  onAttach: (attached: Attached | undefined) => void;
  /** Whether a file is being prepared, also once what takes it is not drawn any more. */
  onPreparing: (isPreparing: boolean) => void;
  /** The focus is free. */
  onDone: () => void;
};

/**
 * Takes the one file of a message to many. It is prepared at once (a picture of a phone is made
 * smaller), so that a second try sends the same file and the server knows it again.
 */
export function useAttaching({ onAttach, onPreparing, onDone }: Options) {
  const attempt = useRef(0);
  const prepare = async (file: File) => {
    attempt.current += 1;
    const own = attempt.current;
    onPreparing(true);
    const prepared = await prepareFile(file).catch(() => ({ type: attachmentKindOf(file), file }));
    if (attempt.current !== own) return;
    onPreparing(false);
    onAttach(prepared);
  };
  return useTakenFiles({
    judge: judgeBroadcastFiles,
    onTake: ([file]) => file && void prepare(file),
    onRemove: () => onAttach(undefined),
    onDone,
  });
}
