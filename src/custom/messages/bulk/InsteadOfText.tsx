import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { MAX_ATTACHMENT_BYTES } from '../../../../domain/chat/attachment-size.ts';
import { BROADCAST_ACCEPT } from '../../../../domain/chat/broadcast-files.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatBytes } from '../../../kit/format/numbers.ts';
import { ChatTextsProvider } from '../../chat/ChatTextsProvider.tsx';
import { DropPane, useDropped } from '../../chat/composer/DropPane.tsx';
import { FileErrorList } from '../../chat/composer/FileErrorList.tsx';
import { ToolRow } from '../../chat/composer/ToolRow.tsx';
import { VoiceBar } from '../../chat/composer/VoiceBar.tsx';
import { UNSEEN } from '../../chat/message/unseen.ts';
import { AttachedContent } from '../dialog/AttachedContent.tsx';
import { useAttaching } from '../dialog/use-attaching.ts';
import { useRecording } from '../dialog/use-recording.ts';
import type { BulkDraft } from './use-bulk-draft.ts';

type Props = {
  draft: BulkDraft;
  /** Whether a text waits behind what is attached. */
  hasText: boolean;
  onAttach: BulkDraft['attach'];
};

/** What is sent in the chat instead of a text: a file, an animation or a recording. */
export default function InsteadOfText(props: Props) {
  return (
    <ChatTextsProvider>
      <DropPane sx={{ minHeight: 56 }}>
        <Content {...props} />
      </DropPane>
    </ChatTextsProvider>
  );
}

function Content({ draft: { attached, stored }, hasText, onAttach }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const place = useRef<HTMLElement>(null);
  /** The part that had the focus is unmounted by then. */
  const focus = () => requestAnimationFrame(() => place.current?.focus());
  const attachNow = (next: typeof attached) => {
    onAttach(next);
    focus();
  };
  const taken = useAttaching({ onAttach: attachNow, onDone: focus });
  const { recorder, voice } = useRecording(attachNow);
  useDropped(taken.take);
  return (
    <Box ref={place} tabIndex={-1} onPaste={taken.paste} sx={COLUMN}>
      <FileErrorList errors={taken.errors} onForget={taken.forget} />
      {taken.isPreparing && (
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
            {translate('messaging.later.nowOnly')}
          </Typography>
        </>
      )}
      {!attached && voice.at !== 'idle' && (
        <VoiceBar recorder={recorder} state={voice} onSend={async () => false} />
      )}
      {!attached && voice.at === 'idle' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <ToolRow
            isTextOnly={false}
            onlyOneOf={BROADCAST_ACCEPT}
            onFiles={taken.take}
            onGif={(content) => attachNow({ type: 'gif', content })}
            onRecord={() => void recorder.start()}
            onClosed={focus}
          />
          <Typography variant="caption" color="text.secondary">
            {translate('messaging.dialog.allowed', {
              size: isolated(formatBytes(MAX_ATTACHMENT_BYTES, locale)),
            })}
          </Typography>
        </Box>
      )}
      <Box role="status" sx={UNSEEN}>
        {taken.announced}
      </Box>
    </Box>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 1, outline: 'none' } as const;
