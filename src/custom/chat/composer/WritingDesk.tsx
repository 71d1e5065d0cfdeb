import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { UNSEEN } from '../message/unseen.ts';
import { useDropped } from './DropPane.tsx';
import { FaultList } from './FaultList.tsx';
import { FileTray } from './FileTray.tsx';
import { MessageInput, type MessageInputHandle } from './MessageInput.tsx';
import { NoteSwitch } from './NoteSwitch.tsx';
import type { QuickReplies } from './quick-replies.ts';
import { SendButton } from './SendButton.tsx';
import { ToolRow } from './ToolRow.tsx';
import { useMessageDraft } from './use-message-draft.ts';
import { useRecorder } from './use-recorder.ts';
import { useSending } from './use-sending.ts';
import { useTakenFiles } from './use-taken-files.ts';
import { VoiceBar } from './VoiceBar.tsx';

type Props = {
  userId: string;
  clientId: string;
  canNote?: boolean;
  quickReplies?: QuickReplies | undefined;
  onSent?: (() => void) | undefined;
  autoFocus?: boolean;
};

/** The composer of one conversation. */
export function WritingDesk({ userId, clientId, canNote = false, ...props }: Props) {
  const translate = useTranslate();
  const { draft, change, latest, isFileKept } = useMessageDraft(userId, clientId);
  const { isNote } = draft;
  const input = useRef<MessageInputHandle>(null);
  const focus = () => input.current?.focus();
  const taken = useTakenFiles({ latest, change, isNote, onDone: focus });
  const onSent = () => {
    taken.forget();
    props.onSent?.();
  };
  const sending = useSending({ clientId, change, latest, canNote, onSent });
  const { recorder, state: voice } = useRecorder();
  const isIdle = voice.at === 'idle';
  useDropped(taken.take);
  return (
    <Box sx={{ ...DESK, ...(isNote && NOTE_LOOK) }} onPaste={taken.paste}>
      {/* A recording goes to the customer, whatever was chosen meanwhile. */}
      {(canNote || isNote) && isIdle && (
        <NoteSwitch isNote={isNote} onChange={(next) => change({ isNote: next })} />
      )}
      <FaultList faults={taken.faults} onForget={taken.forget} />
      {!isNote && <FileTray files={draft.files} isKept={isFileKept} onRemove={taken.remove} />}
      {sending.hasFailed && <Alert severity="error">{translate('chat.composer.notKept')}</Alert>}
      {isIdle ? (
        <>
          <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
            <MessageInput
              handle={input}
              text={draft.text}
              isNote={isNote}
              autoFocus={props.autoFocus ?? false}
              quickReplies={props.quickReplies}
              onChange={(text) => {
                change({ text });
                sending.tellWriting(isNote);
              }}
              onSend={sending.submit}
            />
            <SendButton isNote={isNote} canSend={sending.canSend(draft)} onSend={sending.submit} />
          </Box>
          <ToolRow
            isNote={isNote}
            onFiles={taken.take}
            onEmoji={(emoji) => input.current?.insert(emoji)}
            onGif={(gif) => void sending.sendAtOnce({ type: 'gif', content: gif })}
            onRecord={() => void recorder.start()}
            onClosed={focus}
          />
        </>
      ) : (
        <VoiceBar recorder={recorder} state={voice} onSend={sending.sendAtOnce} />
      )}
      <Box role="status" sx={UNSEEN}>
        {taken.said}
      </Box>
    </Box>
  );
}

const DESK = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** Nobody shall take a note for a message to the customer, or the other way round. */
const NOTE_LOOK = {
  bgcolor: 'faint.warning',
  borderTop: '3px solid',
  borderColor: 'warning.main',
} as const;
