import type { useTranslate } from 'react-admin';
import type { Attached } from './attached.ts';

/** What is attached, in a word: its name, or what it is. */
export function nameOfAttached(
  attached: Attached,
  translate: ReturnType<typeof useTranslate>,
): string {
  if (attached.type === 'gif') return translate('messaging.dialog.animation');
  return attached.type === 'audio' ? translate('messaging.dialog.recording') : attached.file.name;
}
