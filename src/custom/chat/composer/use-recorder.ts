import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRecorder } from '../../../providers/chat/media/recorder.ts';

/** A recorder for this conversation. Leaving the conversation lets go of the microphone. */
export function useRecorder() {
  const [recorder] = useState(createRecorder);
  const state = useSyncExternalStore(recorder.subscribe, recorder.read);
  useEffect(() => recorder.cancel, [recorder]);
  return { recorder, state };
}
