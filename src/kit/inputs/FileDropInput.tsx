import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { FieldTitle, useInput, useTranslate } from 'react-admin';
import { isPickedFile } from '../../providers/multipart.ts';
import type { InputProps } from '../view/props.ts';
import { FilePreview } from './FilePreview.tsx';
import { InputProblem, inputProps } from './input-parts.tsx';

/** A picture or document: dropped or picked, previewed before it is sent, and removable. */
export function FileDropInput(props: InputProps) {
  const { source, label, validate, readOnly } = inputProps(props);
  const { id, field, fieldState, isRequired } = useInput({ source, validate, readOnly });
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isImage = props.field.kind === 'image';
  const none = typeof props.field.default === 'string' ? props.field.default : null;
  const isEmpty = !isPickedFile(field.value) && (!field.value || field.value === none);

  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file && !readOnly) field.onChange({ rawFile: file, title: file.name });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', color: 'text.secondary', mb: 0.5 }}
      >
        <FieldTitle {...{ label, source, resource: props.resource, isRequired }} />
      </Typography>
      <Stack
        direction="row"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 1,
          p: 1.5,
          alignItems: 'center',
          border: '1px dashed',
          borderRadius: 1,
          borderColor: isOver ? 'primary.main' : fieldState.invalid ? 'error.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : undefined,
        }}
      >
        {isEmpty ? null : <FilePreview value={field.value} isImage={isImage} />}
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          {readOnly ? null : (
            <Stack direction="row" sx={{ gap: 1, '& button': { whiteSpace: 'nowrap' } }}>
              <Button
                size="small"
                startIcon={<CloudUploadOutlined />}
                onClick={() => chooser.current?.click()}
              >
                {translate(isEmpty ? 'kit.file.choose' : 'kit.file.replace')}
              </Button>
              {isEmpty ? null : (
                <Button size="small" color="inherit" onClick={() => field.onChange(none)}>
                  {translate('kit.file.remove')}
                </Button>
              )}
            </Stack>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate(isImage ? 'kit.file.dropImage' : 'kit.file.drop')}
          </Typography>
        </Stack>
        <input
          ref={chooser}
          id={id}
          type="file"
          accept={isImage ? 'image/*' : undefined}
          onChange={(event) => take(event.target.files)}
          style={HIDDEN}
          tabIndex={-1}
        />
      </Stack>
      {fieldState.error ? (
        <FormHelperText error>
          <InputProblem error={fieldState.error} />
        </FormHelperText>
      ) : null}
    </Box>
  );
}

const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
  overflow: 'hidden',
} as const;
