import { type ChangeEvent, useRef } from 'react';
import { GIFS, type Gif as GifName } from '../../../domain/chat/gifs.ts';
import { useChat } from '../../providers/chat/use-chat.ts';
import { Gif } from '../content/customer-kinds.tsx';
import { useTexts } from '../language/language.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';

type Props = { onFiles: (files: readonly File[]) => void; onClose: () => void };

/** What can be sent besides a text: a photo, a file, one of the animations. */
export function Tray({ onFiles, onClose }: Props) {
  const { input, gifs } = useTexts();
  const chat = useChat();
  const sendGif = (content: GifName) => {
    onClose();
    void chat.send(chat.self.id, { type: 'gif', content });
  };
  return (
    <div className="tray">
      <div className="tray-files">
        <FileChoice
          icon="camera"
          label={input.camera}
          accept="image/*"
          capture="environment"
          onFiles={onFiles}
        />
        <FileChoice icon="attach" label={input.attach} multiple onFiles={onFiles} />
      </div>
      <ul className="tray-gifs" aria-label={input.gif}>
        {GIFS.map((name) => (
          <li key={name}>
            <button type="button" aria-label={gifs[name]} onClick={() => sendGif(name)}>
              <Gif name={name} width={72} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = {
  icon: IconName;
  label: string;
  accept?: string;
  capture?: 'environment';
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
};

function FileChoice({ icon, label, onFiles, ...of }: ChoiceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <>
      <button type="button" className="tray-button" onClick={() => chooser.current?.click()}>
        <Icon name={icon} />
        {label}
      </button>
      <input
        ref={chooser}
        type="file"
        className="hidden"
        aria-label={label}
        tabIndex={-1}
        onChange={take}
        {...of}
      />
    </>
  );
}
