import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UploadLimits } from '../../../domain/uploads.ts';
import { Choice, Placed, type PlacedFile, Rejections } from './file-drop-parts.tsx';
import { useFileDrop } from './use-file-drop.ts';

export type FileDropProps = {
  /** The id of the input, for a label elsewhere. */
  id?: string;
  /** The field that it fills, for an address that leads to it. */
  name?: string;
  label: ReactNode;
  limits: UploadLimits;
  files: readonly PlacedFile[];
  /** Files that keep the limits. Where only one is allowed, it replaces the one that is there. */
  onTake: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  readOnly?: boolean;
  /** Whether stored files are shown as pictures. */
  areImages?: boolean;
  /** What is wrong with the value, from the form or the server. */
  problem?: ReactNode;
};

/**
 * The one place for files, one or several: dropped, chosen with mouse or keyboard, pasted, or taken
 * with the camera of a phone. What is allowed stands beside it, and why a file was rejected appears
 * without sending it. react-dropzone has to be the version that react-admin depends on, or the page
 * loads two.
 */
export function FileDrop({ label, limits, files, onTake, onRemove, ...props }: FileDropProps) {
  const { readOnly = false, problem, areImages = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isSingle = limits.most === 1;
  const remaining = isSingle ? 1 : Math.max(0, limits.most - files.length);
  const drop = useFileDrop({ limits, remaining, disabled: readOnly, onTake });
  const [removed, setRemoved] = useState<string>();
  const translate = useTranslate();
  const added = drop.taken.map((name) => translate('kit.file.added', { name })).join(' ');
  const remove = ({ key }: PlacedFile, name: string) => {
    drop.forget();
    setRemoved(name);
    onRemove(key);
  };
  const isBad = Boolean(problem) || drop.rejected.length > 0;
  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <Typography
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', color: 'text.secondary', mb: 0.5 }}
      >
        {label}
      </Typography>
      <Stack
        {...drop.getRootProps({ role: 'group', 'aria-labelledby': `${id}-label` })}
        sx={{ ...ZONE, ...lookOf(drop, isBad), cursor: readOnly ? undefined : 'pointer' }}
      >
        {files.map((file) => (
          <Placed
            key={file.key}
            file={file}
            areImages={areImages}
            onRemove={readOnly ? undefined : (name) => remove(file, name)}
          />
        ))}
        {readOnly ? null : (
          <Choice
            hintId={`${id}-hint`}
            limits={limits}
            isReplacing={isSingle && files.length > 0}
            isFull={remaining === 0}
            isOver={drop.isDragActive}
            onOpen={drop.open}
            onTake={drop.take}
          />
        )}
        <input
          {...drop.getInputProps({
            id,
            'aria-describedby': `${id}-hint`,
            ...(props.name && { name: props.name }),
          })}
        />
      </Stack>
      <Rejections rejected={drop.rejected} limits={limits} />
      {problem ? <FormHelperText error>{problem}</FormHelperText> : null}
      <Box role="status" sx={UNSEEN}>
        {added || (removed && translate('kit.file.removed', { name: removed }))}
      </Box>
    </Box>
  );
}

const ZONE = {
  gap: 1,
  p: 1.5,
  alignItems: 'flex-start',
  border: '1px dashed',
  borderRadius: 1,
  transition: 'background-color 120ms, border-color 120ms',
} as const;

type Dragging = { isDragActive: boolean; isDragReject: boolean };

function lookOf({ isDragActive, isDragReject }: Dragging, isBad: boolean) {
  // The library goes on calling a drop rejected after it.
  if (isDragActive) {
    return { borderColor: isDragReject ? 'error.main' : 'primary.main', bgcolor: 'action.hover' };
  }
  return { borderColor: isBad ? 'error.main' : 'divider' };
}

/** Read out, not seen. */
const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
