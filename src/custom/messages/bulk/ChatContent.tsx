import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import {
  type ClipboardEvent,
  type ComponentProps,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { MAX_ATTACHMENT_BYTES } from '../../../../domain/chat/attachment-size.ts';
import { BROADCAST_ACCEPT } from '../../../../domain/chat/broadcast-files.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatBytes } from '../../../kit/format/numbers.ts';
import { useDropped } from '../../chat/composer/DropPane.tsx';
import { FileErrorList } from '../../chat/composer/FileErrorList.tsx';
import { MessageInput } from '../../chat/composer/MessageInput.tsx';
import { ToolRow } from '../../chat/composer/ToolRow.tsx';
import { VoiceBar } from '../../chat/composer/VoiceBar.tsx';
import { UNSEEN } from '../../chat/message/unseen.ts';
import { AttachedContent } from '../dialog/AttachedContent.tsx';
import { useAttaching } from '../dialog/use-attaching.ts';
import { useRecording } from '../dialog/use-recording.ts';
import type { TextHandle } from '../template/TextPanel.tsx';
import type { BulkDraft } from './use-bulk-draft.ts';

type Props = {
  draft: BulkDraft;
  /** The text, wherever it stands; the emoji are for it. */
  input: RefObject<TextHandle | null>;
  /** What takes a file that is pasted beside it, into the text for example. */
  pasted: Ref<(event: ClipboardEvent) => void>;
  /** Whether a text waits behind what is attached. */
  hasText: boolean;
  onAttach: BulkDraft['attach'];
  isPreparing: boolean;
  onPreparing: (isPreparing: boolean) => void;
  /** Ctrl and Enter in the one text that stands here. */
  onSend: () => void;
};

/**
 * What is sent in the chat instead of a text: a file, an animation or a recording; and the text itself
 * where it is one for all.
 */
export default function ChatContent({ draft, input, pasted, hasText, onAttach, ...props }: Props) {
  const { isPreparing, onPreparing, onSend } = props;
  const { attached, stored, isPlain, plainText, setPlainText } = draft;
  const translate = useTranslate();
  const place = useRef<HTMLElement>(null);
  /** The part that had the focus is unmounted by then. */
  const focus = () => requestAnimationFrame(() => (input.current ?? place.current)?.focus());
  const attachNow = (next: typeof attached) => {
    onAttach(next);
    focus();
  };
  const taken = useAttaching({ onAttach: attachNow, onPreparing, onDone: focus });
  const { recorder, voice } = useRecording(attachNow);
  useDropped(taken.take);
  useImperativeHandle(pasted, () => taken.paste);
  return (
    <Box ref={place} tabIndex={-1} sx={COLUMN}>
      <FileErrorList errors={taken.errors} onForget={taken.forget} />
      {isPreparing && (
        <CircularProgress size={24} aria-label={translate('messaging.dialog.preparing')} />
      )}
      {attached && (
        <>
          <AttachedContent
            attached={attached}
            isStored={stored.state.at !== 'rejected'}
            onRemove={() =>
              'file' in attached ? taken.remove(attached.file) : attachNow(undefined)
            }
          />
          <Typography variant="body2" color="text.secondary">
            {hasText && `${translate('messaging.dialog.textWaits')} `}
            {!isPlain && translate('messaging.later.nowOnly')}
          </Typography>
        </>
      )}
      {!attached && voice.at !== 'idle' && (
        <VoiceBar recorder={recorder} state={voice} onSend={async () => false} />
      )}
      {!attached && voice.at === 'idle' && (
        <>
          {isPlain && (
            <MessageInput
              handle={(handle) => {
                input.current = handle;
              }}
              text={plainText}
              isNote={false}
              autoFocus
              isLong
              namesBraced
              onChange={setPlainText}
              onSend={onSend}
            />
          )}
          <Tools
            onEmoji={(emoji) => input.current?.insert(emoji)}
            onFiles={taken.take}
            onGif={(content) => attachNow({ type: 'gif', content })}
            onRecord={() => void recorder.start()}
            onClosed={focus}
          />
        </>
      )}
      <Box role="status" sx={UNSEEN}>
        {taken.announced}
      </Box>
    </Box>
  );
}

type ToolsProps = Omit<ComponentProps<typeof ToolRow>, 'isTextOnly' | 'onlyOneOf'>;

/** What can be sent beside text, and how large a file may be. */
function Tools(props: ToolsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ToolRow isTextOnly={false} onlyOneOf={BROADCAST_ACCEPT} {...props} />
      <Typography variant="caption" color="text.secondary">
        {translate('messaging.dialog.allowed', {
          size: isolated(formatBytes(MAX_ATTACHMENT_BYTES, locale)),
        })}
      </Typography>
    </Box>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 1, outline: 'none' } as const;
