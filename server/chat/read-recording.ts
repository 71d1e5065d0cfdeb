import { WAVE_LENGTH, WAVE_MAX } from '../../domain/chat/message.ts';
import { FILE_KINDS } from '../../domain/chat/message-kinds.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { RequestError } from '../base/request-error.ts';
import type { SettledFile } from '../uploads/attachment.ts';
import { durationOf } from '../uploads/media/measures.ts';

/** What only the sender's device knows of a recording. */
export type RecordingParts = { readonly duration?: number; readonly wave?: readonly number[] };

/** The parts of the form, as they were sent. */
type Sent = { readonly duration?: string | undefined; readonly wave?: string | undefined };

const NUMBER = /^\d{1,6}(\.\d{1,20})?$/;

const rejected = (part: string, code: 'unknownField' | 'notANumber' | 'notAList'): RequestError =>
  new RequestError('record.invalid', { fields: { [part]: { code } } });

function secondsIn(text: string): number {
  const seconds = NUMBER.test(text) ? durationOf(Number(text)) : undefined;
  if (seconds === undefined) throw rejected('duration', 'notANumber');
  return seconds;
}

const isLoudness = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= WAVE_MAX;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function loudnessIn(text: string): readonly number[] {
  const values = parsed(text);
  if (Array.isArray(values) && values.length === WAVE_LENGTH && values.every(isLoudness)) {
    return values;
  }
  throw rejected('wave', 'notAList');
}

/**
 * The duration and the loudness that a sender gives for a recording. The duration that the file says
 * itself counts more.
 */
export function readRecording(file: SettledFile, { duration, wave }: Sent): RecordingParts {
  const { measuredBySender } = FILE_KINDS[file.type];
  if (duration !== undefined && !isOneOf(measuredBySender, 'duration')) {
    throw rejected('duration', 'unknownField');
  }
  if (wave !== undefined && !isOneOf(measuredBySender, 'wave')) {
    throw rejected('wave', 'unknownField');
  }
  const stated = duration === undefined ? undefined : secondsIn(duration);
  const seconds = file.duration ?? stated;
  return {
    ...(seconds === undefined ? {} : { duration: seconds }),
    ...(wave === undefined ? {} : { wave: loudnessIn(wave) }),
  };
}
