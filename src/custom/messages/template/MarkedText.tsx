import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { segmentsOf } from '../../../../domain/messages/segments.ts';
import { avoidableIn } from './forcing-characters.ts';

/** A text in which the characters stand out that make it longer on the air. */
export function MarkedText({ text }: { text: string }) {
  return useMemo(() => marked(text), [text]);
}

function marked(text: string): ReactNode {
  const avoidable = new Set(avoidableIn(segmentsOf(text)));
  if (avoidable.size === 0) return text;
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const character of text) {
    const isMarked = avoidable.has(character);
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked) last.text += character;
    else parts.push({ text: character, isMarked });
  }
  return parts.map((part, at) =>
    part.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have only their places.
      <ForcingMark key={at}>{part.text}</ForcingMark>
    ) : (
      part.text
    ),
  );
}

/** A character that GSM-7 lacks. */
export const ForcingMark = ({ children }: { children: string }) => (
  <Box
    component="mark"
    sx={{ bgcolor: 'faint.warning', color: 'ink.warning', borderRadius: 0.5, px: '1px' }}
  >
    {children}
  </Box>
);
