import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { writtenTypeOf } from '../../../domain/chat/links.ts';
import { MAX_MESSAGE_CHARACTERS } from '../../../domain/chat/message.ts';
import { useChat } from '../../providers/chat/use-chat.ts';
import { useTexts } from '../language/language.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Tray } from './Tray.tsx';
import { useFiles } from './use-files.ts';
import { useStoredText } from './use-stored-text.ts';
import { useRecorder, VoiceRecorder } from './VoiceRecorder.tsx';

/** Where somebody types with a mouse beside, Enter sends; on a phone it begins a new line. */
const hasMouse = (): boolean => globalThis.matchMedia?.('(hover: hover)').matches ?? false;

/** Everything by which something is written to the office. */
export function WritingBar() {
  const { input } = useTexts();
  const files = useFiles();
  const { recorder, isRecording } = useRecorder();
  const stored = useStoredText(useChat().self.id);
  const [isOpen, setOpen] = useState(false);
  const sendFiles = (chosen: readonly File[]) => {
    setOpen(false);
    void files.send(chosen);
  };
  const closeTray = () => {
    setOpen(false);
    files.clear();
  };
  const record = () => {
    files.clear();
    void recorder.start();
  };
  return (
    <div className="composer">
      <div className="faults">
        <div role="alert">
          {files.errors.map((error) => (
            <p key={error} className="notice notice-error">
              {error}
            </p>
          ))}
        </div>
        {files.errors.length > 0 && (
          <IconButton icon="close" label={input.close} onClick={files.clear} />
        )}
      </div>
      {isOpen && <Tray onFiles={sendFiles} onClose={closeTray} />}
      {isRecording ? (
        <VoiceRecorder recorder={recorder} />
      ) : (
        <div className="composer-row">
          <IconButton
            icon={isOpen ? 'close' : 'attach'}
            label={isOpen ? input.close : input.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <TextInput stored={stored} onFiles={sendFiles} onVoice={record} onSent={files.clear} />
        </div>
      )}
    </div>
  );
}

type InputProps = {
  stored: ReturnType<typeof useStoredText>;
  onFiles: (files: readonly File[]) => void;
  onVoice: () => void;
  onSent: () => void;
};

function TextInput({ stored, onFiles, onVoice, onSent }: InputProps) {
  const { input } = useTexts();
  const chat = useChat();
  const clientId = chat.self.id;
  const [text, setText, giveBack] = stored;
  const written = text.trim();
  const isTooLong = [...written].length > MAX_MESSAGE_CHARACTERS;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!written || isTooLong) return;
    setText('');
    onSent();
    const draft = { type: writtenTypeOf(written), content: written } as const;
    chat.send(clientId, draft).catch(() => giveBack(text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!hasMouse()) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    onFiles(pasted);
  };
  return (
    <form className="text-form" onSubmit={send}>
      <div className="text-space" data-text={`${text} `}>
        <textarea
          dir="auto"
          rows={1}
          value={text}
          aria-label={input.label}
          aria-invalid={isTooLong}
          placeholder={input.placeholder}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value.trim()) chat.writing(clientId);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
      {written ? (
        <IconButton type="submit" icon="send" label={input.send} className="primary" />
      ) : (
        <IconButton icon="microphone" label={input.voice} onClick={onVoice} />
      )}
      <div role="alert" className="text-error">
        {isTooLong && <p className="notice notice-error">{input.tooLong}</p>}
      </div>
    </form>
  );
}
