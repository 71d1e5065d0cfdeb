import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { formatLength } from '../../../domain/chat/format-length.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import {
  createRecorder,
  type Recorder,
  type RecorderState,
} from '../../providers/chat/media/recorder.ts';
import { useChat } from '../../providers/chat/use-chat.ts';
import { useObjectUrl } from '../../providers/use-object-url.ts';
import { Player } from '../content/VoiceMessage.tsx';
import { useTexts } from '../language/language.ts';
import { IconButton } from '../parts/IconButton.tsx';

/** The recorder of this page; it lets go of the microphone when the conversation is left. */
export function useRecorder() {
  const [recorder] = useState(createRecorder);
  const state = useSyncExternalStore(recorder.subscribe, recorder.read);
  useEffect(() => recorder.cancel, [recorder]);
  return { recorder, isRecording: state.at !== 'idle' };
}

/** A recording from the first sound until it is sent or thrown away. */
export function VoiceRecorder({ recorder }: { recorder: Recorder }) {
  const { recording } = useTexts();
  const state = useSyncExternalStore(recorder.subscribe, recorder.read);
  return (
    <section className="recorder" aria-label={recording.label}>
      <IconButton icon="trash" label={recording.cancel} onClick={recorder.cancel} />
      <Inside recorder={recorder} state={state} />
    </section>
  );
}

function Inside({ recorder, state }: { recorder: Recorder; state: RecorderState }) {
  const { recording } = useTexts();
  switch (state.at) {
    case 'idle':
      return null;
    case 'asking':
      return (
        <p role="status" className="recorder-text">
          {recording.asking}
        </p>
      );
    case 'recording':
    case 'paused':
      return <Running recorder={recorder} state={state} />;
    case 'recorded':
      return <Recorded recorder={recorder} draft={state.draft} />;
    case 'failed':
      return (
        <p role="alert" className="recorder-text">
          {recording[state.error]}
        </p>
      );
    default:
      return state satisfies never;
  }
}

type Live = Extract<RecorderState, { at: 'recording' | 'paused' }>;

function Running({ recorder, state }: { recorder: Recorder; state: Live }) {
  const { recording } = useTexts();
  const isPaused = state.at === 'paused';
  return (
    <>
      <span className={`recorder-light ${isPaused ? '' : 'recorder-live'}`} />
      <span role="status" className="hidden">
        {isPaused ? recording.paused : recording.running}
      </span>
      <span className="recorder-time">{formatLength(state.elapsed)}</span>
      <meter min={0} max={1} value={state.level} aria-label={recording.level} />
      <IconButton
        icon={isPaused ? 'microphone' : 'pause'}
        label={isPaused ? recording.resume : recording.pause}
        onClick={isPaused ? recorder.resume : recorder.pause}
      />
      <IconButton icon="stop" label={recording.stop} className="primary" onClick={recorder.stop} />
    </>
  );
}

type RecordedProps = {
  recorder: Recorder;
  draft: Extract<RecorderState, { at: 'recorded' }>['draft'];
};

function Recorded({ recorder, draft }: RecordedProps) {
  const { recording } = useTexts();
  const chat = useChat();
  const url = useObjectUrl(useMemo(() => draft.file, [draft]));
  const send = () =>
    void ignoringFailure(
      chat.send(chat.self.id, draft).then(recorder.cancel),
      'The recording stays, and can be sent again.',
    );
  return (
    <>
      <Player url={url} duration={draft.duration} wave={draft.wave} />
      <IconButton icon="send" label={recording.send} className="primary" onClick={send} />
    </>
  );
}
