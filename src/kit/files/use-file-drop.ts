import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { sortUploads, type UploadError, type UploadLimits } from '../../../domain/uploads.ts';

export type RejectedUpload = { readonly name: string; readonly error: UploadError };

type Options = {
  limits: UploadLimits;
  /** How many more files may be added. */
  remaining: number;
  disabled: boolean;
  onTake: (files: readonly File[]) => void;
};

/**
 * Takes files into a zone of the page: dropped, chosen, pasted, or from the camera. All of them go
 * through the same check; what it rejected last, and what it accepted, is reported.
 */
export function useFileDrop({ limits, remaining, disabled, onTake }: Options) {
  const [rejected, setRejected] = useState<readonly RejectedUpload[]>([]);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const take = (files: readonly File[]) => {
    if (disabled || files.length === 0) return;
    const sorted = sortUploads(files, limits, remaining);
    setRejected(sorted.rejected.map(({ file, error }) => ({ name: file.name, error })));
    setTaken(sorted.taken.map(({ name }) => name));
    if (sorted.taken.length > 0) onTake(sorted.taken);
  };
  const zone = useDropzone({
    accept: Object.fromEntries(limits.types.map((type) => [type.mediaType, [...type.endings]])),
    multiple: limits.most > 1,
    disabled,
    noKeyboard: true, // The zone's own buttons take the focus.
    onDrop: (accepted, rejections) => take([...accepted, ...rejections.map(({ file }) => file)]),
  });
  usePaste(zone.rootRef, take);
  const forget = () => {
    setRejected([]);
    setTaken([]);
  };
  return { ...zone, take, rejected, taken, forget };
}

/** Files that are pasted while the pointer is over the zone or the focus is in it. */
function usePaste(zone: RefObject<HTMLElement>, take: (files: readonly File[]) => void): void {
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || !isMeant(zone.current) || isTyping(event.target)) return;
      event.preventDefault();
      takeNow(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [zone]);
}

const isMeant = (zone: HTMLElement | null): boolean =>
  zone !== null && (zone.contains(document.activeElement) || zone.matches(':hover'));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="file"]), textarea'));
