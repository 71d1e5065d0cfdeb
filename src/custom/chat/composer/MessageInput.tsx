import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_MESSAGE_CHARACTERS } from '../../../../domain/chat/message.ts';
import { TEXT_DIRECTION } from '../../../kit/inputs/text-direction.ts';
import { useShortcuts } from '../../../kit/shortcuts/use-shortcuts.ts';
import { BracedNames } from './BracedNames.tsx';
import { QuickReplyMenu } from './QuickReplyMenu.tsx';
import type { QuickReplies } from './quick-replies.ts';
import { useReplyMenu } from './use-reply-menu.ts';

/** What others do with the input. */
export type MessageInputHandle = {
  readonly focus: () => void;
  /** Focuses it with the caret behind the text. */
  readonly focusEnd: () => void;
  /** Puts a text where the caret is. */
  readonly insert: (text: string) => void;
  /** Selects the first place of a part of the text. */
  readonly select: (part: string) => void;
};

type Props = {
  handle: Ref<MessageInputHandle>;
  text: string;
  isNote: boolean;
  autoFocus: boolean;
  quickReplies?: QuickReplies | undefined;
  /** Whether Enter begins a new line, as in a long text, and Ctrl+Enter sends. */
  isLong?: boolean;
  /** Whether it names placeholders in braces, which are not sent. */
  namesBraced?: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
  /** ArrowUp where nothing is written. */
  onArrowUp?: (() => void) | undefined;
  onEscape?: (() => void) | undefined;
};

/** The count is shown when so few characters are left. */
const NEAR_THE_END = 300;
const MOST_LINES = 8;
const LONG = { minRows: 4, maxRows: 12 } as const;

/** The input of a message: Enter sends, Shift+Enter begins a new line, `/` offers quick replies. */
export function MessageInput(props: Props) {
  const { handle, text, isNote, isLong = false, onChange, onSend } = props;
  const translate = useTranslate();
  const area = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  useShortcuts('composer');
  const replies = useReplyMenu({
    source: props.quickReplies,
    text,
    onChoose: (chosen) => {
      onChange(chosen);
      area.current?.focus();
    },
  });
  useImperativeHandle(handle, () => ({
    focus: () => area.current?.focus(),
    focusEnd: () => {
      area.current?.focus();
      area.current?.setSelectionRange(text.length, text.length);
    },
    insert: (inserted) => insertAt(area.current, text, inserted, onChange),
    select: (part) => {
      const at = text.indexOf(part);
      if (at < 0) return;
      area.current?.focus();
      area.current?.setSelectionRange(at, at + part.length);
    },
  }));
  const press = (event: KeyboardEvent) => {
    // The Enter that ends the choice of an input method belongs to it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (replies.press(event)) return;
    const own = text === '' && event.key === 'ArrowUp' ? props.onArrowUp : undefined;
    const key = event.key === 'Escape' ? props.onEscape : own;
    if (key) {
      event.preventDefault();
      event.stopPropagation();
      key();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
    if (isLong && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onSend();
  };
  const placeholder = translate(
    isNote ? 'chat.composer.notePlaceholder' : 'chat.composer.placeholder',
  );
  const left = MAX_MESSAGE_CHARACTERS - [...text.trim()].length;
  return (
    <Box sx={{ flex: 1, minWidth: 0, position: 'relative' }}>
      <QuickReplyMenu {...replies.menu} />
      <InputBase
        multiline
        fullWidth
        {...(isLong ? LONG : { maxRows: MOST_LINES })}
        value={text}
        autoFocus={props.autoFocus}
        inputRef={area}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
        slotProps={{
          input: {
            ...TEXT_DIRECTION,
            ...replies.attributes,
            placeholder,
            'aria-label': placeholder,
            'aria-invalid': left < 0,
            'aria-describedby': left < NEAR_THE_END ? countId : undefined,
            enterKeyHint: isLong ? 'enter' : 'send',
          },
        }}
        sx={{ ...FIELD, ...(isNote && NOTE_FIELD) }}
      />
      {props.namesBraced && <BracedNames text={text} />}
      {left < NEAR_THE_END && <Left id={countId} left={left} />}
    </Box>
  );
}

/** How many characters are left, or too many. */
function Left({ id, left }: { id: string; left: number }) {
  const translate = useTranslate();
  return (
    <Typography
      id={id}
      variant="caption"
      component="div"
      sx={{ color: left < 0 ? 'error.main' : 'text.secondary', textAlign: 'end' }}
    >
      {left < 0
        ? translate('chat.composer.tooLong', { smart_count: -left })
        : translate('chat.composer.left', { smart_count: left })}
    </Typography>
  );
}

function insertAt(
  area: HTMLTextAreaElement | null,
  text: string,
  inserted: string,
  onChange: (text: string) => void,
): void {
  const from = area?.selectionStart ?? text.length;
  const to = area?.selectionEnd ?? from;
  onChange(text.slice(0, from) + inserted + text.slice(to));
  const caret = from + inserted.length;
  requestAnimationFrame(() => area?.setSelectionRange(caret, caret));
}

const NOTE_FIELD = { borderColor: 'warning.main', bgcolor: 'background.paper' } as const;

const FIELD = {
  px: 1.5,
  py: 1,
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 2.5,
  '&.Mui-focused': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'primary.main',
  },
} as const;
