import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import Mic from '@mui/icons-material/Mic';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Gif } from '../../../../domain/chat/gifs.ts';
import { EmojiButton } from './EmojiButton.tsx';
import { GifButton } from './GifButton.tsx';
import { QuickReplyButton } from './QuickReplyButton.tsx';
import type { QuickReplies } from './quick-replies.ts';

type Props = {
  /** Whether only text is accepted: in a note, and by phone. */
  isTextOnly: boolean;
  /** The types of the one file that can be chosen; without it, any files. */
  onlyOneOf?: string;
  /** What is written often; without it there is no button for it. */
  quickReplies?: QuickReplies | undefined;
  onReply?: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
  /** Without it there is no button for emoji. */
  onEmoji?: (emoji: string) => void;
  onGif: (gif: Gif) => void;
  onRecord: () => void;
  /** A menu has been closed; the input takes the focus again. */
  onClosed: () => void;
};

/** What can be sent beside text. */
export function ToolRow({
  isTextOnly,
  onlyOneOf,
  quickReplies,
  onReply,
  onFiles,
  onEmoji,
  onGif,
  onRecord,
  onClosed,
}: Props) {
  const translate = useTranslate();
  const isTouched = useMediaQuery('(pointer: coarse)');
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      {!isTextOnly && (
        <>
          <FileButton
            label={translate(onlyOneOf ? 'chat.composer.attachOne' : 'chat.composer.attach')}
            onFiles={onFiles}
            {...(onlyOneOf ? { accept: onlyOneOf } : { multiple: true })}
          >
            <AttachFileOutlined />
          </FileButton>
          {isTouched && (
            <FileButton
              label={translate('common.takePhoto')}
              onFiles={onFiles}
              accept="image/*"
              capture="environment"
            >
              <PhotoCameraOutlined />
            </FileButton>
          )}
        </>
      )}
      {quickReplies && onReply && (
        <QuickReplyButton replies={quickReplies} onChoose={onReply} onClosed={onClosed} />
      )}
      {onEmoji && <EmojiButton onEmoji={onEmoji} onClosed={onClosed} />}
      {!isTextOnly && (
        <>
          <GifButton onGif={onGif} onClosed={onClosed} />
          <IconButton
            aria-label={translate('chat.composer.record')}
            data-hint={translate('chat.composer.record')}
            onClick={onRecord}
          >
            <Mic />
          </IconButton>
        </>
      )}
    </Box>
  );
}

type FileButtonProps = {
  label: string;
  onFiles: (files: readonly File[]) => void;
  multiple?: boolean;
  accept?: string;
  capture?: 'environment';
  children: ReactNode;
};

function FileButton({ label, onFiles, children, ...choice }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = ''; // The same file may be chosen again.
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <IconButton aria-label={label} data-hint={label} onClick={() => input.current?.click()}>
        {children}
      </IconButton>
      <input ref={input} type="file" hidden aria-label={label} onChange={choose} {...choice} />
    </>
  );
}
