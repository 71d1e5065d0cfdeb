import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type RefObject, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { attachmentError } from '../../../../domain/chat/attachments.ts';
import { PlanButton } from '../../planning/PlanButton.tsx';
import { UNSEEN } from '../message/unseen.ts';
import { usePlanChange } from '../planned/use-planned.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import { useDropped } from './DropPane.tsx';
import { FileErrorList } from './FileErrorList.tsx';
import { FileTray } from './FileTray.tsx';
import { MessageEditor } from './MessageEditor.tsx';
import { MessageInput, type MessageInputHandle } from './MessageInput.tsx';
import { NoteSwitch } from './NoteSwitch.tsx';
import type { QuickReplies } from './quick-replies.ts';
import { SendButton } from './SendButton.tsx';
import { ToolRow } from './ToolRow.tsx';
import type { AnswerChannel } from './use-answer-channel.ts';
import type { Editing } from './use-editing.ts';
import { type MessageDraft, useMessageDraft } from './use-message-draft.ts';
import { useRecorder } from './use-recorder.ts';
import { placeholderIn, useSending, withoutTaken } from './use-sending.ts';
import { useTakenFiles } from './use-taken-files.ts';
import { VoiceBar } from './VoiceBar.tsx';

type Props = {
  userId: string;
  clientId: string;
  canNote?: boolean;
  quickReplies?: QuickReplies | undefined;
  /** The channels of a customer who has written by phone. */
  answer?: AnswerChannel | undefined;
  editing?: Editing | undefined;
  canPlan?: boolean;
  onSent?: (() => void) | undefined;
  autoFocus?: boolean;
};

/** The composer of one conversation. */
export function MessageComposer({ userId, clientId, canNote = false, answer, ...props }: Props) {
  const translate = useTranslate();
  const { draft, change, latest, isFileStored } = useMessageDraft(userId, clientId);
  const { isNote } = draft;
  const via = isNote || !answer || answer.chosen === 'chat' ? undefined : answer.chosen;
  const input = useRef<MessageInputHandle>(null);
  const focus = () => input.current?.focus();
  // A note takes no files, and must not become a message by one.
  const rejected = isNote ? 'inNote' : via && 'byPhone';
  const taken = useDraftFiles({ rejected, latest, change, onDone: focus });
  const onSent = () => {
    taken.forget();
    props.onSent?.();
  };
  const sending = useSending({ clientId, change, latest, canNote, via, onSent });
  const submit = () => {
    const placeholder = placeholderIn(latest.current);
    if (placeholder === undefined) sending.submit();
    else input.current?.select(placeholder);
  };
  const changePlan = usePlanChange();
  const plan = async (sendAt: string) => {
    const { text } = latest.current;
    const isPlanned = await changePlan((to) =>
      to.planMessage({ clientId, content: text.trim(), sendAt, ...(via && { via }) }),
    );
    if (isPlanned) change({ text: withoutTaken(text, latest.current.text) });
    // The button that was pressed goes with the text.
    requestAnimationFrame(focus);
    return isPlanned;
  };
  const { recorder, state: voice } = useRecorder();
  const isIdle = voice.at === 'idle';
  useDropped(taken.take);
  const { editing } = props;
  if (editing?.message && isIdle) {
    return (
      <Box sx={PANE}>
        <MessageEditor
          key={editing.message._id}
          message={editing.message}
          onEnd={() => {
            editing.end();
            requestAnimationFrame(focus);
          }}
        />
      </Box>
    );
  }
  return (
    <Box sx={{ ...PANE, ...(isNote && NOTE_LOOK) }} onPaste={taken.paste}>
      {/* A recording goes to the customer, whatever was chosen meanwhile. */}
      {isIdle && <Destination draft={draft} change={change} canNote={canNote} answer={answer} />}
      <FileErrorList errors={taken.errors} onForget={taken.forget} />
      {!isNote && <FileTray files={draft.files} isStored={isFileStored} onRemove={taken.remove} />}
      {sending.hasFailed && <Alert severity="error">{translate('chat.composer.notStored')}</Alert>}
      {isIdle ? (
        <>
          <Box sx={LINE}>
            <MessageInput
              handle={input}
              text={draft.text}
              isNote={isNote}
              autoFocus={props.autoFocus ?? false}
              quickReplies={props.quickReplies}
              namesBraced={!isNote}
              onChange={(text) => {
                change({ text });
                sending.sendWriting(isNote);
              }}
              onSend={submit}
              onArrowUp={editing?.beginLast}
            />
            {props.canPlan && sending.canPlan(draft) && (
              <PlanButton texts="chat.composer.later" onPlan={plan} />
            )}
            <SendButton isNote={isNote} canSend={sending.canSend(draft)} onSend={submit} />
          </Box>
          <ToolRow
            isTextOnly={isNote || via !== undefined}
            quickReplies={props.quickReplies}
            onReply={(text) => input.current?.insert(text)}
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
      <ForScreenReader>{taken.announced}</ForScreenReader>
    </Box>
  );
}

/** What only a screen reader says. */
const ForScreenReader = ({ children }: { children: string }) => (
  <Box role="status" sx={UNSEEN}>
    {children}
  </Box>
);

type DraftFilesOptions = {
  /** Why no file is taken at all. */
  rejected: 'inNote' | 'byPhone' | undefined;
  latest: RefObject<MessageDraft>;
  change: (changes: Partial<MessageDraft>) => void;
  onDone: () => void;
};

/** Takes files into the draft, and out of it again. */
function useDraftFiles({ rejected: rejectedCall, latest, change, onDone }: DraftFilesOptions) {
  return useTakenFiles({
    judge: (files) => files.map((file) => ({ file, error: rejectedCall ?? attachmentError(file) })),
    onTake: (files) => change({ files: [...latest.current.files, ...files] }),
    onRemove: (file) => change({ files: latest.current.files.filter((one) => one !== file) }),
    onDone,
  });
}

type DestinationProps = Pick<Props, 'canNote' | 'answer'> & {
  draft: MessageDraft;
  change: (changes: Partial<MessageDraft>) => void;
};

/** Whom the next message reaches: the team by a note, or the customer on a channel. */
function Destination({ draft, change, canNote, answer }: DestinationProps) {
  const { text, files, isNote } = draft;
  return (
    <Box sx={DESTINATION}>
      {(canNote || isNote) && (
        <NoteSwitch isNote={isNote} onChange={(next) => change({ isNote: next })} />
      )}
      {answer && !isNote && (
        <ChannelChoice answer={answer} text={text} hasFiles={files.length > 0} />
      )}
    </Box>
  );
}

const DESTINATION = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  '&:empty': { display: 'none' },
} as const;

const LINE = { display: 'flex', alignItems: 'flex-end', gap: 1 } as const;

const PANE = {
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
