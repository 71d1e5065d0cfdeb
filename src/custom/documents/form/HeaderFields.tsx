import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { DocumentKind } from '../kinds.ts';
import { DateField } from './DateField.tsx';
import { paperWord } from './paper-word.ts';
import { TypedField } from './TypedField.tsx';

type Props = { order: Order; kind: DocumentKind; readOnly: boolean; isNumbered: boolean };

/** 'Rechnung-Nr.', 'Kunden-Nr.' and 'Datum'; only an invoice has a number (specification 2.8). */
export function HeaderFields({ order, kind, readOnly, isNumbered }: Props) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { sm: `repeat(${kind === 'bill' ? 3 : 2}, minmax(0, 1fr))` },
      }}
    >
      {kind === 'bill' && (
        <TypedField
          name="number"
          label={paperWord('documents.header.number')}
          readOnly={readOnly}
          input={{ dir: 'ltr' }}
          hint={isNumbered && translate('editor.numberComes')}
        />
      )}
      <TextField
        label={paperWord('documents.header.customer')}
        value={order.user?.code ?? ''}
        fullWidth
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true, dir: 'ltr' } }}
      />
      <DateField readOnly={readOnly} />
    </Box>
  );
}
