import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import {
  INBOX_FILTERS,
  INBOX_ORDERS,
  INBOX_WHOSE,
  type InboxChoice,
  inboxCounts,
} from '../../../../domain/chat/inbox.ts';
import { useChat, useChatOverview } from '../../../providers/chat/use-chat.ts';
import { useMinute } from './use-minute.ts';

type Props = { choice: InboxChoice; onChoose: (choice: InboxChoice) => void };

/** Which conversations are shown, with how many there are of each, and in which order. */
export function InboxToolbar({ choice, onChoose }: Props) {
  const translate = useTranslate();
  const help = translate('chat.inbox.team.shortcuts');
  return (
    <Box role="group" aria-label={translate('chat.inbox.team.toolbar')} sx={{ px: 1.5, pb: 1 }}>
      <Filters choice={choice} onChoose={onChoose} />
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5 }}>
        <Choice
          label={translate('chat.inbox.team.who')}
          value={choice.whose}
          options={INBOX_WHOSE}
          text={(whose) => translate(`chat.inbox.team.whose.${whose}`)}
          onChange={(whose) => onChoose({ ...choice, whose })}
        />
        <Choice
          label={translate('chat.inbox.team.order')}
          value={choice.order}
          options={INBOX_ORDERS}
          text={(order) => translate(`chat.inbox.team.orders.${order}`)}
          onChange={(order) => onChoose({ ...choice, order })}
        />
        <IconButton size="small" aria-label={help} data-hint={help} sx={KEYBOARD_ONLY}>
          <KeyboardOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

function Filters({ choice, onChoose }: Props) {
  const translate = useTranslate();
  const { self } = useChat();
  const { conversations } = useChatOverview();
  const { whose } = choice;
  const now = useMinute();
  const counts = useMemo(
    () => inboxCounts(conversations, { whose }, { self: self.id, now }),
    [conversations, whose, self.id, now],
  );
  return (
    <Box role="group" aria-label={translate('chat.inbox.team.filter')} sx={CHIPS}>
      {INBOX_FILTERS.map((filter) => (
        <FilterChip
          key={filter}
          filter={filter}
          count={counts[filter]}
          choice={choice}
          onChoose={onChoose}
        />
      ))}
    </Box>
  );
}

type FilterChipProps = Props & { filter: InboxChoice['filter']; count: number };

/** Filters by one kind; drawn again only when its count or the choice becomes another. */
const FilterChip = memo(function FilterChip(props: FilterChipProps) {
  const { filter, count, choice, onChoose } = props;
  const translate = useTranslate();
  const label = translate(`chat.inbox.team.filters.${filter}`);
  const isChosen = filter === choice.filter;
  const chip = useShownIf(isChosen);
  return (
    <Chip
      ref={chip}
      size="small"
      label={`${label} ${count}`}
      aria-label={translate('chat.inbox.team.count', { label, count })}
      aria-pressed={isChosen}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      onClick={() => onChoose({ ...choice, filter: isChosen ? 'all' : filter })}
    />
  );
});

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Value[];
  text: (value: Value) => string;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, text, onChange } = props;
  return (
    <NativeSelect
      value={value}
      disableUnderline
      inputProps={{ 'aria-label': label }}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value);
        if (chosen) onChange(chosen);
      }}
      sx={{ fontSize: 13, minWidth: 0 }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {text(option)}
        </option>
      ))}
    </NativeSelect>
  );
}

/** One line in every language: those that do not fit are scrolled to, as by Tab. */
const CHIPS = {
  display: 'flex',
  gap: 0.5,
  mb: 0.5,
  p: '3px',
  mx: '-3px',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '& > *': { flexShrink: 0 },
} as const;

/**
 * The `ref` of a chip: a chosen one that is out of sight is shown. That waits for the next frame: before
 * it, the browser would lay out a page of which the rows are still missing.
 */
function useShownIf(isChosen: boolean): RefObject<HTMLDivElement | null> {
  const chip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isChosen) return undefined;
    const frame = requestAnimationFrame(() =>
      chip.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isChosen]);
  return chip;
}

/** Phones have no keys to be mentioned. */
const KEYBOARD_ONLY = {
  p: 0.25,
  marginInlineStart: 'auto',
  '@media (pointer: coarse)': { display: 'none' },
} as const;
