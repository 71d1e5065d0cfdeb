import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MOST_ZOOM } from './zoom.ts';

type Props = {
  place: { readonly number: number; readonly of: number };
  scale: number;
  onStep: (by: 1 | -1) => void;
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
};

/** Zoom, and the way to the picture before and the one after. */
export function PictureBar({ place, scale, onStep, onZoom, onFit }: Props) {
  const translate = useTranslate();
  const isOne = place.of === 1;
  return (
    <Box sx={BAR}>
      {!isOne && (
        <BarButton
          of="previous"
          icon={ChevronLeft}
          isOff={place.number === 1}
          isMirrored
          onClick={() => onStep(-1)}
        />
      )}
      <BarButton of="zoomOut" icon={ZoomOut} isOff={scale === 1} onClick={() => onZoom(-1)} />
      <BarButton of="zoomFit" icon={FitScreenOutlined} isOff={scale === 1} onClick={onFit} />
      <BarButton of="zoomIn" icon={ZoomIn} isOff={scale >= MOST_ZOOM} onClick={() => onZoom(1)} />
      {!isOne && (
        <>
          <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {translate('chat.message.pictureOf', { ...place })}
          </Typography>
          <BarButton
            of="next"
            icon={ChevronRight}
            isOff={place.number === place.of}
            isMirrored
            onClick={() => onStep(1)}
          />
        </>
      )}
    </Box>
  );
}

type BarButtonProps = {
  of: 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'zoomFit';
  icon: typeof SvgIcon;
  isOff: boolean;
  isMirrored?: boolean;
  onClick: () => void;
};

/** It can be reached when it is of no use, so that the focus is never lost. */
function BarButton({ of, icon: Icon, isOff, isMirrored = false, onClick }: BarButtonProps) {
  const translate = useTranslate();
  const label = translate(`chat.message.${of}`);
  return (
    <IconButton
      aria-label={label}
      data-hint={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      sx={isOff ? { opacity: 0.4 } : undefined}
    >
      <Icon sx={isMirrored ? { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } } : undefined} />
    </IconButton>
  );
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  p: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
