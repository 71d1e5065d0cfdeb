import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type MouseEvent, useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { UploadLimits } from '../../../domain/uploads.ts';
import { isPickedFile } from '../../providers/multipart.ts';
import { formatBytes, numberLocale } from '../format/numbers.ts';
import { FilePreview } from './FilePreview.tsx';
import type { RejectedUpload } from './use-file-drop.ts';

/** A file in its place: one that was just chosen (react-admin's shape), or the name of a stored one. */
export type PlacedFile = {
  readonly key: string;
  readonly value: unknown;
  /** The share of it that is sent, from 0 to 1; `unknown` if the browser does not report it. */
  readonly progress?: number | 'unknown' | undefined;
};

/** The zone itself is clickable; a control inside it handles its own clicks. */
const only = (act: () => void) => (event: MouseEvent) => {
  event.stopPropagation();
  act();
};

type PlacedProps = {
  file: PlacedFile;
  areImages: boolean;
  onRemove: ((name: string) => void) | undefined;
};

/** A chosen or stored file: what it is, how far it is sent, and its removal. */
export function Placed({ file: { value, progress }, areImages, onRemove }: PlacedProps) {
  const translate = useTranslate();
  const picked = isPickedFile(value) ? value.rawFile.name : undefined;
  const name = picked ?? translate('kit.file.stored');
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <FilePreview value={value} isImage={areImages} />
        {onRemove && progress === undefined ? (
          <Button
            size="small"
            color="inherit"
            aria-label={picked ? translate('common.removeNamed', { name: picked }) : undefined}
            onClick={only(() => onRemove(name))}
          >
            {translate('kit.file.remove')}
          </Button>
        ) : null}
      </Stack>
      {progress === undefined ? null : (
        <LinearProgress
          aria-label={translate('kit.file.sending', { name })}
          sx={{ mt: 0.5, maxWidth: 320 }}
          {...(progress === 'unknown'
            ? {}
            : { variant: 'determinate', value: Math.round(progress * 100) })}
        />
      )}
    </Box>
  );
}

type ChoiceProps = {
  hintId: string;
  limits: UploadLimits;
  isReplacing: boolean;
  isFull: boolean;
  isOver: boolean;
  onOpen: () => void;
  onTake: (files: readonly File[]) => void;
};

/** The buttons that choose a file, and what is allowed. */
export function Choice({ hintId, limits, isReplacing, isFull, isOver, ...act }: ChoiceProps) {
  const translate = useTranslate();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const several = limits.most > 1;
  const arePictures = limits.types.every(({ mediaType }) => mediaType.startsWith('image/'));
  const dropHint = several ? 'kit.file.dropSeveral' : 'kit.file.drop';
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          size="small"
          startIcon={<CloudUploadOutlined />}
          disabled={isFull}
          aria-describedby={hintId}
          onClick={only(act.onOpen)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {translate(
            isReplacing
              ? 'kit.file.replace'
              : several
                ? 'kit.file.chooseSeveral'
                : 'kit.file.choose',
          )}
        </Button>
        {isTouched ? <Camera limits={limits} isFull={isFull} onTake={act.onTake} /> : null}
      </Stack>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {isTouched
          ? null
          : translate(
              isOver
                ? 'kit.file.dropNow'
                : arePictures && !several
                  ? 'kit.file.dropImage'
                  : dropHint,
            )}
      </Typography>
      <Typography id={hintId} variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('kit.file.allowed', { smart_count: limits.most, ...useLimitTexts(limits) })}
      </Typography>
    </Stack>
  );
}

type CameraProps = Pick<ChoiceProps, 'limits' | 'isFull' | 'onTake'>;

/** Takes a photo, where pictures are allowed and the device is a phone or a tablet. */
function Camera({ limits, isFull, onTake }: CameraProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  if (!limits.types.some(({ mediaType }) => mediaType === 'image/jpeg')) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<PhotoCameraOutlined />}
        disabled={isFull}
        onClick={only(() => input.current?.click())}
      >
        {translate('common.takePhoto')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => {
          onTake([...(event.target.files ?? [])]);
          event.target.value = ''; // The same photo may be chosen again.
        }}
      />
    </>
  );
}

/** Why files were not taken. */
export function Rejections({
  rejected,
  limits,
}: {
  rejected: readonly RejectedUpload[];
  limits: UploadLimits;
}) {
  const translate = useTranslate();
  const texts = useLimitTexts(limits);
  return (
    <Box role="alert">
      {rejected.map(({ name, error }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rejected files may have one name.
        <FormHelperText error key={at}>
          {translate(`kit.file.rejected.${error}`, { name, smart_count: limits.most, ...texts })}
        </FormHelperText>
      ))}
    </Box>
  );
}

/** The limits, as text: the types of files, and the size of each. */
function useLimitTexts({ types, maxBytes }: UploadLimits) {
  const locale = useLocale();
  const names = [...new Set(types.map(({ name }) => name))];
  return {
    kinds: new Intl.ListFormat(numberLocale(locale), { type: 'disjunction' }).format(names),
    size: formatBytes(maxBytes, locale),
  };
}
