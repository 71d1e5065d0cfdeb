import Box from '@mui/material/Box';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { canDo, deedOfKey, UNTOUCHED, type ViewDeed, viewAfter } from './picture-view.ts';
import { ViewButtons } from './ViewButtons.tsx';

type Props = { address: string; description: string };

/** A picture that can be enlarged, moved and rotated, with buttons or with the keyboard. */
export function PictureViewer({ address, description }: Props) {
  const [view, setView] = useState(UNTOUCHED);
  const frame = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });

  const act = (deed: ViewDeed) => {
    const { current } = frame;
    // Zooming keeps the centre of the view in place; rotating resets it.
    middle.current = current && deed.startsWith('zoom') ? middleOf(current) : { x: 0.5, y: 0.5 };
    setView((before) => viewAfter(before, deed));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view is scrolled to its centre.
  useLayoutEffect(() => {
    if (frame.current) scrollToMiddle(frame.current, middle.current);
  }, [view]);

  const onKeyDown = (event: KeyboardEvent) => {
    const deed = deedOfKey(event.key);
    if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(deed);
  };

  const isAcross = view.quarterTurns % 2 === 1;
  return (
    <Box onKeyDown={onKeyDown}>
      {/* A picture has no reading direction: left is left in every language. */}
      <Box
        ref={frame}
        dir="ltr"
        role="region"
        aria-label={description}
        tabIndex={0}
        sx={{ aspectRatio: '1.586', overflow: 'auto', scrollbarWidth: 'thin' }}
      >
        <Box
          sx={{
            width: `${view.zoom * 100}%`,
            height: `${view.zoom * 100}%`,
            containerType: 'size',
            display: 'grid',
            gridTemplate: '100% / 100%',
            placeItems: 'center',
            overflow: 'clip',
          }}
        >
          <Box
            component="img"
            src={address}
            alt={description}
            draggable={false}
            sx={{
              width: isAcross ? '100cqh' : '100%',
              height: isAcross ? '100cqw' : '100%',
              objectFit: 'contain',
              rotate: `${view.quarterTurns * 90}deg`,
            }}
          />
        </Box>
      </Box>
      <ViewButtons
        label={description}
        zoom={view.zoom}
        can={(deed) => canDo(view, deed)}
        onAct={act}
      />
    </Box>
  );
}

const middleOf = (frame: HTMLElement) => ({
  x: (frame.scrollLeft + frame.clientWidth / 2) / (frame.scrollWidth || 1),
  y: (frame.scrollTop + frame.clientHeight / 2) / (frame.scrollHeight || 1),
});

function scrollToMiddle(frame: HTMLElement, { x, y }: { x: number; y: number }): void {
  frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
  frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
}
