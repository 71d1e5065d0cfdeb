import Box from '@mui/material/Box';
import { Fragment, type ReactNode, useMemo } from 'react';
import { segmentsOf } from '../../../../domain/messages/segments.ts';
import { avoidableIn } from './forcing-characters.ts';

type Props = {
  text: string;
  /** Whether the characters stand out that make it longer on the air. */
  isSms: boolean;
  /** Placeholders that stand for nothing. */
  unknown?: readonly string[];
};

/** A text in which stands out what is wrong with it, or makes it longer. */
export function HighlightedText({ text, isSms, unknown = [] }: Props) {
  const avoidable = useMemo(
    () => new Set(isSms ? avoidableIn(segmentsOf(text)) : []),
    [text, isSms],
  );
  return split(text, unknown).map((part, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have only their places.
    if (unknown.includes(part)) return <UnknownBadge key={at}>{part}</UnknownBadge>;
    return <Fragment key={at}>{highlighted(part, avoidable)}</Fragment>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above.
  });
}

/** A text split at the placeholders that stand for nothing, which are parts of their own. */
function split(text: string, [label, ...others]: readonly string[]): readonly string[] {
  if (label === undefined) return [text];
  const parts = text.split(label).map((part) => split(part, others));
  return parts.flatMap((part, at) => (at === 0 ? part : [label, ...part]));
}

function highlighted(text: string, avoidable: ReadonlySet<string>): ReactNode {
  if (avoidable.size === 0) return text;
  const parts: { text: string; isFlagged: boolean }[] = [];
  for (const character of text) {
    const isFlagged = avoidable.has(character);
    const last = parts.at(-1);
    if (last && last.isFlagged === isFlagged) last.text += character;
    else parts.push({ text: character, isFlagged });
  }
  return parts.map((part, at) =>
    part.isFlagged ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have only their places.
      <ForcingBadge key={at}>{part.text}</ForcingBadge>
    ) : (
      part.text
    ),
  );
}

/** A character that GSM-7 lacks. */
export const ForcingBadge = ({ children }: { children: string }) => (
  <Box
    component="mark"
    sx={{ bgcolor: 'faint.warning', color: 'ink.warning', borderRadius: 0.5, px: '1px' }}
  >
    {children}
  </Box>
);

/** A placeholder that stands for nothing. */
export const UnknownBadge = ({ children }: { children: string }) => (
  <Box
    component="mark"
    dir="ltr"
    sx={{ bgcolor: 'faint.error', color: 'ink.error', borderRadius: 0.5, px: '2px' }}
  >
    {children}
  </Box>
);
