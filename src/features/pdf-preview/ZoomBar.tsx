import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MessageKey } from '../../i18n/en.ts';

type Props = {
  scale: number;
  isFitted: boolean;
  page: number;
  pages: number;
  /** `undefined` fits the page to its container. */
  onZoom: (scale: number | undefined) => void;
};

/** Zoom, and the number of the visible page. */
export function ZoomBar({ scale, isFitted, page, pages, onZoom }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={PLACE}>
      <Paper elevation={4} sx={BAR}>
        <ZoomButton
          label="documents.preview.zoomOut"
          icon={ZoomOut}
          onClick={() => onZoom(nextZoom(scale, -1))}
        />
        <Typography variant="body2" sx={{ ...FIGURES, minWidth: 44, textAlign: 'center' }}>
          {Math.round(scale * 100)} %
        </Typography>
        <ZoomButton
          label="documents.preview.zoomIn"
          icon={ZoomIn}
          onClick={() => onZoom(nextZoom(scale, 1))}
        />
        <ZoomButton
          label="documents.preview.fit"
          icon={FitScreenOutlined}
          isOn={isFitted}
          onClick={() => onZoom(undefined)}
        />
        <Typography variant="body2" role="status" sx={{ ...FIGURES, px: 1 }}>
          {translate('documents.preview.page', { number: page, of: pages })}
        </Typography>
      </Paper>
    </Box>
  );
}

type ZoomButtonProps = {
  label: MessageKey;
  icon: typeof SvgIcon;
  isOn?: boolean;
  onClick: () => void;
};

function ZoomButton({ label, icon: Icon, isOn, onClick }: ZoomButtonProps) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      data-hint={translate(label)}
      color={isOn ? 'primary' : 'default'}
      aria-label={translate(label)}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const PLACE = {
  position: 'sticky',
  bottom: 0,
  pt: 1,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  zIndex: 2,
  insetInlineStart: 0,
} as const;

const BAR = {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  py: 0.5,
  borderRadius: 6,
} as const;

/** The scales of the zoom buttons; 1 is the real size of the page. */
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;

const NEARLY = 0.001;
/** A page that fits a wide screen is not enlarged beyond this. */
const WIDEST_FIT = 1.25;

/** The next scale up or down; stays at either end. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const further =
    direction === 1
      ? STEPS.find((step) => step > scale + NEARLY)
      : STEPS.findLast((step) => step < scale - NEARLY);
  return further ?? scale;
}

/** The scale at which a page is as wide as its container, both in pixels. */
export const fitted = (space: number, width: number): number =>
  width > 0 && space > 0 ? Math.min(WIDEST_FIT, space / width) : 1;
