import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Message } from '../../../../domain/chat/message.ts';
import { NOTE } from '../../../../domain/chat/message-types.ts';
import { errorKey } from '../../../providers/call-error.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { MessageInput, type MessageInputHandle } from './MessageInput.tsx';
import { hasSpace, placeholderIn } from './use-sending.ts';

type Props = { message: Message; onEnd: () => void };

/** Changes a message of the last minute: Enter saves, Escape leaves it as it was. */
export function MessageEditor({ message, onEnd }: Props) {
  const translate = useTranslate();
  const chat = useChat();
  const input = useRef<MessageInputHandle>(null);
  const [text, setText] = useState(message.message.content);
  const [state, setState] = useState<'idle' | 'busy' | { readonly error: string }>('idle');
  useEffect(() => input.current?.focusEnd(), []);
  const isNote = message.message.type === NOTE;
  const cancel = translate('chat.composer.edit.cancel');
  const save = translate('chat.composer.edit.save');
  const placeholder = placeholderIn({ text, isNote });
  const canSave = text.trim() !== '' && hasSpace(text) && placeholder === undefined;
  const submit = () => {
    if (placeholder !== undefined) input.current?.select(placeholder);
    if (!canSave || state === 'busy') return;
    if (text.trim() === message.message.content) return onEnd();
    setState('busy');
    chat
      .editMessage(message, text.trim())
      .then(onEnd, (error: unknown) => setState({ error: errorKey(error) }));
  };
  return (
    <Box role="group" aria-label={translate('chat.composer.edit.title')}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate('chat.composer.edit.title')}
      </Typography>
      {typeof state === 'object' && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate(state.error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <MessageInput
          handle={input}
          text={text}
          isNote={isNote}
          autoFocus={false}
          namesBraced={!isNote}
          onChange={setText}
          onSend={submit}
          onEscape={onEnd}
        />
        <IconButton aria-label={cancel} data-hint={cancel} onClick={onEnd}>
          <Close />
        </IconButton>
        <IconButton
          color="primary"
          aria-label={save}
          data-hint={save}
          disabled={!canSave || state === 'busy'}
          onClick={submit}
        >
          <Check />
        </IconButton>
      </Box>
    </Box>
  );
}
