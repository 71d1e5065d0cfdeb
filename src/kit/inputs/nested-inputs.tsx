import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  ArrayInput,
  SimpleFormIterator,
  TextArrayInput,
  useSimpleFormIterator,
  useTranslate,
} from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import type { InputProps } from '../view/props.ts';
import { inputProps } from './input-parts.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';

/** The fields of a nested object, side by side under their own heading. */
export function GroupInput({ resource, source, path, field, readOnly, Nested }: InputProps) {
  const translate = useTranslate();
  const headingId = useId();
  if (field.kind !== 'group') return null;
  const parts = Object.entries(field.fields).filter(([, part]) => !part.assigned);
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ gridColumn: '1 / -1', width: '100%' }}>
      <Typography id={headingId} variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        {translate(fieldLabelKey(resource, path))}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {parts.map(([name, part]) => (
          <Nested
            key={name}
            resource={resource}
            source={`${source}.${name}`}
            path={`${path}.${name}`}
            field={part}
            {...(readOnly === undefined ? {} : { readOnly })}
          />
        ))}
      </Box>
    </Box>
  );
}

/** A text in each language of the product, one tab per language; the reader's own is open first. */
export function LocalizedInput({ resource, source, path, field, readOnly, Nested }: InputProps) {
  const translate = useTranslate();
  if (field.kind !== 'localized') return null;
  return (
    <Box sx={{ gridColumn: '1 / -1', width: '100%' }}>
      <Typography variant="subtitle2" component="h3">
        {translate(fieldLabelKey(resource, path))}
      </Typography>
      <LanguageTabs
        oneAtATime={field.of.kind !== 'text'}
        badge={(locale) => <WrongBadge source={`${source}.${locale}`} />}
        panel={(locale) => (
          <Nested
            resource={resource}
            source={`${source}.${locale}`}
            path={path}
            field={field.of}
            {...(readOnly === undefined ? {} : { readOnly })}
          />
        )}
      />
    </Box>
  );
}

/** Flags a language whose text is wrong, because another one may be open. */
function WrongBadge({ source }: { source: string }) {
  const translate = useTranslate();
  const { errors } = useFormState({ name: source });
  if (!get(errors, source)) return null;
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate('ra.message.invalid_form')}
      sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'error.main' }}
    />
  );
}

/** Several values: short texts as chips, everything else as rows that can be added and removed. */
export function ListInput(props: InputProps) {
  const { field, resource, path, Nested, readOnly = false } = props;
  if (field.kind !== 'list') return null;
  const { of } = field;
  const { source, label } = inputProps(props);
  if (of.kind === 'text' && of.format !== 'multiline') {
    return <TextArrayInput {...inputProps(props)} />;
  }
  const parts = of.kind === 'group' ? Object.entries(of.fields) : undefined;
  return (
    <ArrayInput source={source} label={label} helperText={false}>
      <SimpleFormIterator
        inline
        fullWidth
        disableReordering
        disableAdd={readOnly}
        disableRemove={readOnly}
        disableClear
        addButton={<AddRowButton />}
        sx={ROWS}
      >
        {parts?.map(([name, part]) => (
          <Nested
            key={name}
            resource={resource}
            source={name}
            path={`${path}.${name}`}
            field={part}
            readOnly={readOnly || part.assigned === true}
          />
        )) ?? (
          <Nested
            resource={resource}
            source=""
            path={path}
            field={of}
            label={false}
            readOnly={readOnly}
          />
        )}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Space for the labels. Each row's buttons are always visible, because a phone cannot hover. */
const ROWS = {
  '& .RaSimpleFormIterator-line': { py: 0.75, border: 0, alignItems: 'center' },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
};

/** Adds a row to a list in a form. */
export function AddRowButton() {
  const { add } = useSimpleFormIterator();
  const translate = useTranslate();
  return (
    <Button size="small" startIcon={<Add />} onClick={() => add()}>
      {translate('ra.action.add')}
    </Button>
  );
}
