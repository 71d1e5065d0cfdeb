import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type RefObject, useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { MAX_ATTACHMENT_BYTES } from '../../../../domain/chat/attachment-size.ts';
import { BROADCAST_ACCEPT } from '../../../../domain/chat/broadcast-files.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatBytes } from '../../../kit/format/numbers.ts';
import { useDropped } from '../../chat/composer/DropPane.tsx';
import { FileErrorList } from '../../chat/composer/FileErrorList.tsx';
import { MessageInput, type MessageInputHandle } from '../../chat/composer/MessageInput.tsx';
import { ToolRow } from '../../chat/composer/ToolRow.tsx';
import { VoiceBar } from '../../chat/composer/VoiceBar.tsx';
import { UNSEEN } from '../../chat/message/unseen.ts';
import { AttachedContent } from './AttachedContent.tsx';
import { useAttaching } from './use-attaching.ts';
import type { BroadcastDraft } from './use-broadcast-draft.ts';
import { useRecording } from './use-recording.ts';

type Change = (part: Partial<BroadcastDraft>) => void;

type Props = {
  draft: BroadcastDraft;
  /** Whether the device keeps what is attached. */
  isStored: boolean;
  onChange: Change;
  onSend: () => void;
};

/** The one thing that is sent: a text, or instead of it an animation, a recording or a file. */
export function BroadcastContent({ draft, isStored, onChange, onSend }: Props) {
  const translate = useTranslate();
  const input = useRef<MessageInputHandle>(null);
  const place = useRef<HTMLElement>(null);
  /** The part that had the focus is unmounted by then. */
  const focus = () => requestAnimationFrame(() => (input.current ?? place.current)?.focus());
  const attach = (attached: BroadcastDraft['attached']) => {
    onChange({ attached });
    focus();
  };
  const taken = useAttaching({ onAttach: attach, onDone: focus });
  const { recorder, voice } = useRecording(attach);
  const { attached, text } = draft;
  useDropped(taken.take);
  return (
    <Box ref={place} tabIndex={-1} onPaste={taken.paste} sx={COLUMN}>
      <FileErrorList errors={taken.errors} onForget={taken.forget} />
      {taken.isPreparing && (
        <CircularProgress size={24} aria-label={translate('messaging.dialog.preparing')} />
      )}
      {attached && (
        <AttachedContent
          attached={attached}
          isStored={isStored}
          onRemove={() => ('file' in attached ? taken.remove(attached.file) : attach(undefined))}
        />
      )}
      {attached && text.trim() !== '' && (
        <Typography variant="body2" color="text.secondary">
          {translate('messaging.dialog.textWaits')}
        </Typography>
      )}
      {!attached && voice.at !== 'idle' && (
        <VoiceBar recorder={recorder} state={voice} onSend={async () => false} />
      )}
      {!attached && voice.at === 'idle' && (
        <Writing
          text={text}
          input={input}
          onChange={onChange}
          onSend={onSend}
          attach={attach}
          onFiles={taken.take}
          onRecord={() => void recorder.start()}
          onClosed={focus}
        />
      )}
      <Box role="status" sx={UNSEEN}>
        {taken.announced}
      </Box>
    </Box>
  );
}

type WritingProps = {
  text: string;
  input: RefObject<MessageInputHandle | null>;
  onChange: Change;
  onSend: () => void;
  attach: (attached: BroadcastDraft['attached']) => void;
  onFiles: (files: readonly File[]) => void;
  onRecord: () => void;
  onClosed: () => void;
};

/** The text, and what can be sent instead of it. */
function Writing({ text, input, onChange, onSend, attach, ...tools }: WritingProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <>
      <MessageInput
        handle={input}
        text={text}
        isNote={false}
        autoFocus
        isLong
        namesBraced
        onChange={(next) => onChange({ text: next })}
        onSend={onSend}
      />
      <Box sx={TOOLS}>
        <ToolRow
          isTextOnly={false}
          onlyOneOf={BROADCAST_ACCEPT}
          onEmoji={(emoji) => input.current?.insert(emoji)}
          onGif={(content) => attach({ type: 'gif', content })}
          {...tools}
        />
        <Typography variant="caption" color="text.secondary">
          {translate('messaging.dialog.allowed', {
            size: isolated(formatBytes(MAX_ATTACHMENT_BYTES, locale)),
          })}
        </Typography>
      </Box>
    </>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 1, outline: 'none' } as const;
const TOOLS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
