import Crop from '@mui/icons-material/Crop';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PictureCrop, PictureFrame } from '../../../domain/picture-frame.ts';
import { lazyPart } from '../lazy-part.tsx';

const CropDialog = lazyPart(() => import('../files/CropDialog.tsx'), 'CropDialog');

type Props = {
  file: File;
  frame: PictureFrame;
  isChosen: boolean;
  onChoose: (crop: PictureCrop) => void;
};

/** Offers to choose the part of a picture to use; without a choice it is the middle. */
export function CropChoice({ file, frame, isChosen, onChoose }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<Crop />} onClick={() => setOpen(true)} sx={{ mt: 0.5 }}>
        {translate(isChosen ? 'crop.again' : 'crop.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            frame={frame}
            onClose={() => setOpen(false)}
            onChoose={(crop) => {
              setOpen(false);
              onChoose(crop);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
