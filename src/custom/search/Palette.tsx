import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TEXT_DIRECTION } from '../../kit/inputs/text-direction.ts';
import { FoundList } from './FoundList.tsx';
import type { Line } from './found-lines.ts';
import { searchOpening } from './opening.ts';
import { useSections } from './use-sections.ts';

type Props = { opened: string; onClose: () => void };

/**
 * A combobox with a list of everything that is found: the focus stays in the input, the arrows choose a
 * line, and Enter opens it. Enter before the results are there opens the first of them.
 */
export function Palette({ opened, onClose }: Props) {
  const translate = useTranslate();
  const listId = useId();
  const [text, setText] = useState(opened);
  useEffect(() => searchOpening.noteDrawn(), []);
  const [active, setActive] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const { sections, presence, choose, state, isCurrent } = useSections(text, onClose);
  const lines = sections.flatMap((section) => section.lines);
  const at = Math.min(active, Math.max(0, lines.length - 1));
  const chosen = lines[at];

  const openFirst = useEffectEvent(() => {
    setWaiting(false);
    if (lines[0]) choose(lines[0]);
  });
  useEffect(() => {
    if (isWaiting && isCurrent) openFirst();
  }, [isWaiting, isCurrent]);

  const onKeyDown = (press: KeyboardEvent) => {
    // A key that composes a letter chooses nothing.
    if (press.nativeEvent.isComposing) return;
    const step = STEPS[press.key];
    if (step !== undefined && lines.length > 0) {
      press.preventDefault();
      setActive((at + step + lines.length) % lines.length);
    } else if (press.key === 'Enter') {
      press.preventDefault();
      if (!isCurrent) setWaiting(true);
      else if (chosen) choose(chosen);
    }
  };

  return (
    <>
      {presence}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Search color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            setWaiting(false);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              ...TEXT_DIRECTION,
              role: 'combobox',
              'aria-label': translate('search.title'),
              'aria-expanded': lines.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': chosen ? lineId(listId, chosen) : undefined,
              inputMode: 'search',
              autoComplete: 'off',
              spellCheck: false,
              placeholder: translate('search.placeholder'),
            },
          }}
          sx={{ fontSize: 18, py: 0.5 }}
        />
        <IconButton
          aria-label={translate('search.close')}
          onClick={onClose}
          sx={{ display: { sm: 'none' } }}
        >
          <Close />
        </IconButton>
      </Box>
      <Divider />
      <FoundList
        id={listId}
        label={translate('search.title')}
        sections={sections}
        chosen={chosen}
        onChoose={choose}
        lineId={(line) => lineId(listId, line)}
      />
      <State {...state} />
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const lineId = (listId: string, { key }: Line): string => `${listId}-${key}`;

/** What the state of the search is: seen where there is something to say, and heard each time. */
function State({ shown, heard }: { shown: string; heard: string }) {
  return (
    <Typography
      role="status"
      variant="body2"
      color="text.secondary"
      sx={{ px: 2, py: shown ? 1.5 : 0, minHeight: 0 }}
    >
      {shown}
      <Box component="span" sx={HEARD}>
        {heard}
      </Box>
    </Typography>
  );
}

const HEARD = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
