import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import Rotate90DegreesCcwOutlined from '@mui/icons-material/Rotate90DegreesCcwOutlined';
import Rotate90DegreesCwOutlined from '@mui/icons-material/Rotate90DegreesCwOutlined';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useShortcuts } from '../../../kit/shortcuts/use-shortcuts.ts';
import {
  actionOfKey,
  canDo,
  UNTOUCHED,
  VIEW_KEYS,
  type ViewAction,
  viewAfter,
} from './picture-view.ts';
import { ViewedBy } from './ViewedBy.tsx';

type Props = { address: string; description: string };

/** A picture that can be enlarged, moved and rotated, with buttons or with the keyboard. */
export function PictureViewer({ address, description }: Props) {
  const [view, setView] = useState(UNTOUCHED);
  useShortcuts('viewer');
  const frame = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });

  const act = (action: ViewAction) => {
    const { current } = frame;
    // Zooming keeps the centre of the view in place; rotating resets it.
    middle.current = current && action.startsWith('zoom') ? middleOf(current) : { x: 0.5, y: 0.5 };
    setView((before) => viewAfter(before, action));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view is scrolled to its centre.
  useLayoutEffect(() => {
    if (frame.current) scrollToMiddle(frame.current, middle.current);
  }, [view]);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOfKey(event.key);
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(action);
  };

  return (
    <Box onKeyDown={onKeyDown}>
      <Box sx={{ position: 'relative' }}>
        {/* A picture has no reading direction: left is left in every language. */}
        <Box
          ref={frame}
          dir="ltr"
          role="region"
          aria-label={description}
          tabIndex={0}
          sx={{ aspectRatio: '1.586', overflow: 'auto', scrollbarWidth: 'thin' }}
        >
          <Picture address={address} description={description} view={view} />
        </Box>
        <ViewedBy />
      </Box>
      <ViewButtons
        label={description}
        zoom={view.zoom}
        can={(action) => canDo(view, action)}
        onAct={act}
      />
    </Box>
  );
}

/** The picture as large and as rotated as the view says. */
function Picture({ address, description, view }: Props & { view: typeof UNTOUCHED }) {
  const isAcross = view.quarterTurns % 2 === 1;
  return (
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

type ViewButtonsProps = {
  /** The picture that the buttons control. */
  label: string;
  zoom: number;
  can: (action: ViewAction) => boolean;
  onAct: (action: ViewAction) => void;
};

const BUTTONS: readonly (readonly [ViewAction, typeof SvgIcon])[] = [
  ['zoomOut', ZoomOut],
  ['zoomIn', ZoomIn],
  ['turnLeft', Rotate90DegreesCcwOutlined],
  ['turnRight', Rotate90DegreesCwOutlined],
  ['reset', FitScreenOutlined],
];

/** Enlarges, rotates and resets one picture; each button names its keyboard shortcut. */
function ViewButtons({ label: picture, zoom, can, onAct }: ViewButtonsProps) {
  const translate = useTranslate();
  const button = ([action, Icon]: (typeof BUTTONS)[number]) => {
    const possible = can(action);
    const label = translate(`orders.identity.${action}`);
    const [key] = VIEW_KEYS[action];
    return (
      // Not disabled: a button disabled while it is pressed would lose the focus.
      <IconButton
        key={action}
        data-hint={`${label} (${keyName(key)})`}
        aria-label={label}
        aria-keyshortcuts={keyName(key)}
        aria-disabled={!possible}
        onClick={() => possible && onAct(action)}
        sx={{ '&[aria-disabled="true"]': { color: 'action.disabled' } }}
      >
        <Icon fontSize="small" />
      </IconButton>
    );
  };
  return (
    <Box
      role="toolbar"
      aria-label={picture}
      sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider', px: 0.5 }}
    >
      {BUTTONS.map(button)}
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        dir="ltr"
        sx={{ ml: 'auto', px: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {Math.round(zoom * 100)} %
      </Typography>
    </Box>
  );
}

/** A capital letter is the small one with Shift. */
const keyName = (key: string): string => (/^[A-Z]$/.test(key) ? `Shift+${key}` : key.toUpperCase());
