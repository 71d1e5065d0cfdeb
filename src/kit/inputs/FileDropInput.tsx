import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '../../../domain/uploads.ts';
import { isPickedFile } from '../../providers/multipart.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { InputProps } from '../view/props.ts';
import { InputProblem, inputProps } from './input-parts.tsx';

const CropChoice = lazyPart(() => import('./CropChoice.tsx'), 'CropChoice');
const FileDrop = lazyPart(() => import('../files/FileDrop.tsx'), 'FileDrop');

/** A picture or document of a record: chosen in the form, sent with it, and removable. */
export function FileDropInput(props: InputProps) {
  const { field: definition, resource } = props;
  const { source, label, validate, readOnly } = inputProps(props);
  const { id, field, fieldState, isRequired } = useInput({ source, validate, readOnly });
  const { isSubmitting } = useFormState();
  if (definition.kind !== 'image' && definition.kind !== 'file') return null;
  const none = typeof definition.default === 'string' ? definition.default : null;
  const isPicked = isPickedFile(field.value);
  const isEmpty = !isPicked && (!field.value || field.value === none);
  const progress = isPicked && isSubmitting ? 'unknown' : undefined;
  const picked = isPickedFile(field.value) ? field.value : undefined;
  const { frame } = definition;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} width="100%" />}>
      <FileDrop
        id={id}
        name={source}
        label={
          <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
        }
        limits={LIMITS[definition.kind]}
        areImages={definition.kind === 'image'}
        readOnly={readOnly}
        files={isEmpty ? [] : [{ key: source, value: field.value, progress }]}
        onTake={([file]) => file && field.onChange({ rawFile: file, title: file.name })}
        onRemove={() => field.onChange(none)}
        problem={fieldState.error ? <InputProblem error={fieldState.error} /> : undefined}
      />
      {picked && frame && (
        <CropChoice
          key={`${picked.rawFile.name} ${picked.rawFile.size}`}
          file={picked.rawFile}
          frame={frame}
          isChosen={picked.crop !== undefined}
          onChoose={(crop) => field.onChange({ ...picked, crop })}
        />
      )}
    </Suspense>
  );
}

const HEIGHT = 134;

const LIMITS = {
  image: { types: UPLOAD_TYPES.image, maxBytes: MAX_UPLOAD_BYTES, most: 1 },
  file: { types: UPLOAD_TYPES.file, maxBytes: MAX_UPLOAD_BYTES, most: 1 },
} as const;
