import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../kit/SectionCard.tsx';
import { clamped } from '../../theme/clamped.ts';

/** As many lines have their place before they are there, so that nothing shifts when they come. */
const PLACES = 3;
const LINE_HEIGHT = 48;

type Props<Item> = {
  title: string;
  icon: typeof SvgIcon;
  /** Nothing while they are on their way. */
  items: readonly Item[] | undefined;
  isFailed?: boolean;
  /** The text where there are none. */
  none: string;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** How many there are, where only the latest of them are read, and the list that shows them all. */
  further?: { total: number | undefined; to: string };
  /** Content for the end of the heading's line, beside the button for all of them. */
  action?: ReactNode;
};

/** A few lines on a card; whoever wants to sees the others. */
export function ShortList<Item>({ items, keyOf, children, ...card }: Props<Item>) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const { title, icon, none, isFailed = false, further, action } = card;
  const shown = isWhole ? items : items?.slice(0, PLACES);
  const read = items?.length ?? 0;
  const total = further?.total ?? read;
  const more =
    further && total > read ? (
      <Button size="small" component={Link} to={further.to}>
        {translate('people.all', { number: total })}
      </Button>
    ) : (
      read > PLACES && (
        <Button size="small" onClick={() => setWhole(!isWhole)}>
          {translate(isWhole ? 'people.fewer' : 'people.all', { number: read })}
        </Button>
      )
    );
  return (
    <SectionCard
      title={title}
      icon={icon}
      action={
        <>
          {more}
          {action}
        </>
      }
    >
      <Box component="ol" aria-busy={!items && !isFailed} sx={LIST}>
        {shown?.map((item) => (
          <Box component="li" key={keyOf(item)} sx={LINE}>
            {children(item)}
          </Box>
        ))}
        {!items && !isFailed && PLACEHOLDERS}
        {(isFailed || items?.length === 0) && (
          <Typography component="li" variant="body2" color="text.secondary" sx={{ py: 1 }}>
            {isFailed ? translate('people.failed') : none}
          </Typography>
        )}
      </Box>
    </SectionCard>
  );
}

type LineProps = { main: ReactNode; below?: ReactNode; end?: ReactNode };

/** What a line says, what belongs to it below, and what stands at its end. */
export function ShortLine({ main, below, end }: LineProps) {
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="div" sx={TWO_LINES}>
          {main}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div">
          {below}
        </Typography>
      </Box>
      {end}
    </>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: LINE_HEIGHT,
  py: 0.25,
  fontVariantNumeric: 'tabular-nums',
} as const;

const TWO_LINES = clamped(2);

const PLACEHOLDERS = Array.from({ length: PLACES }, (_, place) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and none is moved.
  <Box component="li" key={place} aria-hidden sx={LINE}>
    <Skeleton width="70%" />
  </Box>
));
