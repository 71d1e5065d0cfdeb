import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useCamera } from './use-camera.ts';

/** What the camera sees; a code in it is scanned. */
export default function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const translate = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const { isMissing } = useCamera(video, onCode);
  if (isMissing) return <Alert severity="warning">{translate('scanning.noCamera')}</Alert>;
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label={translate('scanning.camera')}
      sx={{
        width: '100%',
        height: 220,
        objectFit: 'cover',
        borderRadius: 2,
        bgcolor: 'action.disabledBackground',
      }}
    />
  );
}
