import { useEffect, useEffectEvent } from 'react';
import { useRecorder } from '../../chat/composer/use-recorder.ts';
import type { Attached } from './attached.ts';

/** Records a voice message. What was recorded is attached, to be listened to before it is sent. */
export function useRecording(attach: (attached: Attached) => void) {
  const { recorder, state } = useRecorder();
  const attachNow = useEffectEvent(attach);
  useEffect(() => {
    if (state.at !== 'recorded') return;
    attachNow(state.draft);
    recorder.cancel();
  }, [recorder, state]);
  return { recorder, voice: state };
}
