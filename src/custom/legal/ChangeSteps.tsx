import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';

/** The attribute of the paragraphs in which a change begins. */
export const CHANGE_ATTRIBUTE = 'data-change';

type Props = {
  /** The box that has the compared texts. */
  texts: RefObject<HTMLElement | null>;
  count: number;
};

/** Goes from one change to the next, and says which of how many is shown. */
export function ChangeSteps({ texts, count }: Props) {
  const translate = useTranslate();
  const [at, setAt] = useState(-1);
  const step = (by: number) => {
    const changes = [
      ...(texts.current?.querySelectorAll<HTMLElement>(`[${CHANGE_ATTRIBUTE}]`) ?? []),
    ];
    const next = (at + by + changes.length) % changes.length;
    const change = changes[at < 0 && by < 0 ? changes.length - 1 : next];
    if (!change) return;
    setAt(changes.indexOf(change));
    change.focus({ preventScroll: true });
    change.scrollIntoView({ block: 'center' });
  };
  return (
    <Box sx={STEPS}>
      <Typography aria-live="polite" variant="body2" color="text.secondary">
        {at < 0
          ? translate('legal.compare.changes', { smart_count: count })
          : translate('legal.compare.place', { at: at + 1, count })}
      </Typography>
      <IconButton aria-label={translate('legal.compare.previous')} onClick={() => step(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton aria-label={translate('legal.compare.next')} onClick={() => step(1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** It stays in sight below the top bar. */
const STEPS = {
  position: 'sticky',
  top: { xs: 56, sm: 64 },
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;
