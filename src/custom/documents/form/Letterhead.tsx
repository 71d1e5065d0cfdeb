import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { addressLine } from '../../../../domain/documents/company-settings.ts';
import { documentOf, type EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { DayField } from '../../../kit/inputs/date-inputs.tsx';
import { InputProblem } from '../../../kit/inputs/input-parts.tsx';
import type { EditorValues } from '../editing/editor-values.ts';
import { useCompany } from '../printing/print-content.ts';
import { TypedField } from './fields.tsx';

/**
 * Logo, company address line and title of a document (specification 2.7). A company without a logo is
 * shown by its name, as in print.
 */
export function Letterhead({ kind }: { kind: EditedKind }) {
  const translate = useTranslate();
  const { company } = useCompany();
  const address = company ? addressLine(company) : '';
  return (
    <Box sx={HEAD}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
        {company?.logo ? (
          <Box component="img" src={company.logo.dataUri} alt={company.name} sx={LOGO} />
        ) : (
          <Typography variant="h6" component="p" dir="auto" sx={{ minHeight: 44 }}>
            {company?.name}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary" dir="auto" sx={{ minHeight: 20 }}>
          {address}
        </Typography>
      </Box>
      <Typography component="p" variant="h4" sx={{ fontWeight: 700, letterSpacing: '-0.02em' }}>
        {translate(`documents.title.${kind}`)}
      </Typography>
    </Box>
  );
}

const LOGO: SxProps<Theme> = [
  { maxHeight: 56, maxWidth: 220, objectFit: 'contain', justifySelf: 'start' },
  // Logos are made for white letterheads, so in the dark theme the logo gets a white background.
  ({ palette, spacing, shape }) =>
    palette.mode === 'dark'
      ? {
          boxSizing: 'content-box',
          bgcolor: '#ffffff',
          padding: spacing(1, 1.5),
          borderRadius: `${shape.borderRadius}px`,
        }
      : {},
];

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 2,
} as const;

type Props = { order: Order; kind: EditedKind; readOnly: boolean; isNumbered: boolean };

/** 'Rechnung-Nr.', 'Kunden-Nr.' and 'Datum'; only an invoice has a number (specification 2.8). */
export function HeaderFields({ order, kind, readOnly, isNumbered }: Props) {
  const translate = useTranslate();
  const { isIssued } = documentOf(kind);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { sm: `repeat(${isIssued ? 3 : 2}, minmax(0, 1fr))` },
      }}
    >
      {isIssued && (
        <TypedField
          name="number"
          label={translate('documents.header.number')}
          readOnly={readOnly}
          input={{ dir: 'ltr' }}
          hint={isNumbered && translate('editor.numberComes')}
        />
      )}
      <TextField
        label={translate('documents.header.customer')}
        value={order.user?.code ?? ''}
        fullWidth
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true, dir: 'ltr' } }}
      />
      <DateField readOnly={readOnly} />
    </Box>
  );
}

/** 'Datum', typed as dd/MM/yyyy or picked (specification 2.7). */
function DateField({ readOnly }: { readOnly: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController<EditorValues, 'day'>({ name: 'day' });
  return (
    <DayField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={translate('documents.header.date')}
      value={field.value}
      onChange={(day) => field.onChange(day ?? '')}
      onBlur={field.onBlur}
      readOnly={readOnly}
      problem={<InputProblem error={fieldState.error} />}
      invalid={fieldState.invalid}
    />
  );
}
