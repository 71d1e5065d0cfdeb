import RestartAlt from '@mui/icons-material/RestartAlt';
import RotateLeft from '@mui/icons-material/RotateLeft';
import RotateRight from '@mui/icons-material/RotateRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PictureCrop, PictureFrame, Turn } from '../../../domain/picture-frame.ts';
import { useObjectUrl } from '../../providers/use-object-url.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';

type Props = {
  file: File;
  frame: PictureFrame;
  onChoose: (crop: PictureCrop) => void;
  onClose: () => void;
};

const MOST_ZOOM = 5;
const CENTRE = { x: 0, y: 0 };

const shares = ({ x, y, width, height }: Area, turn: Turn): PictureCrop => {
  const share = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  return { x: share(x), y: share(y), width: share(width), height: share(height), turn };
};

const turned = (turn: Turn, by: 90 | 270): Turn => ((turn + by) % 360) as Turn;

/**
 * Chooses the part of a picture to use: moved with the pointer, fingers or arrows, made larger
 * and rotated. The server cuts (docs/decisions/0085).
 */
export function CropDialog({ file, frame, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const url = useObjectUrl(file);
  const look = useLook();
  const { position, zoom, turn } = look;
  const [area, setArea] = useState<Area>();
  const [across, down] = frame.ratio;
  return (
    <DialogFrame title={translate('crop.title')} width="sm" fills="phone" onClose={onClose}>
      <DialogContent>
        <Box dir="ltr" sx={{ ...STAGE, height: onPhone ? '55vh' : 340 }}>
          {url && (
            <Cropper
              image={url}
              crop={position}
              zoom={zoom}
              rotation={turn}
              aspect={across / down}
              maxZoom={MOST_ZOOM}
              keyboardStep={8}
              disableAutomaticStylesInjection
              cropperProps={{ 'aria-label': translate('crop.area') }}
              onCropChange={look.setPosition}
              onZoomChange={look.setZoom}
              onCropAreaChange={setArea}
            />
          )}
        </Box>
        <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          {translate('crop.hint')}
        </Typography>
        <Tools look={look} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={() => area && onChoose(shares(area, turn))}>
          {translate('crop.choose')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** How the picture lies in its frame. */
function useLook() {
  const [position, setPosition] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const reset = () => {
    setPosition(CENTRE);
    setZoom(1);
    setTurn(0);
  };
  return { position, zoom, turn, setPosition, setZoom, setTurn, reset };
}

/** Makes the picture larger, rotates it, and begins again. */
function Tools({ look }: { look: ReturnType<typeof useLook> }) {
  const { zoom, turn, setZoom, setTurn, reset } = look;
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mt: 1 }}>
      <Slider
        size="small"
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={zoom}
        aria-label={translate('crop.zoom')}
        onChange={(_, value) => setZoom(Array.isArray(value) ? (value[0] ?? 1) : value)}
      />
      <Box sx={{ display: 'inline-flex' }}>
        <Tool label={translate('crop.left')} onClick={() => setTurn(turned(turn, 270))}>
          <RotateLeft />
        </Tool>
        <Tool label={translate('crop.right')} onClick={() => setTurn(turned(turn, 90))}>
          <RotateRight />
        </Tool>
        <Tool label={translate('crop.reset')} onClick={reset}>
          <RestartAlt />
        </Tool>
      </Box>
    </Stack>
  );
}

type ToolProps = { label: string; onClick: () => void; children: ReactNode };

const Tool = ({ label, onClick, children }: ToolProps) => (
  <IconButton aria-label={label} data-hint={label} onClick={onClick}>
    {children}
  </IconButton>
);

const STAGE = { position: 'relative', bgcolor: 'grey.900', borderRadius: 1, overflow: 'hidden' };
