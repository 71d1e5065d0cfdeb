import Box from '@mui/material/Box';
import { plainVatId } from '../../../../domain/documents/vat-id.ts';
import { BILLED_COUNTRIES } from '../../../../domain/orders/bill-to.ts';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { paperWord } from './paper-word.ts';
import { TypedField } from './TypedField.tsx';

type Props = { readOnly: boolean };

const ADDRESS = ['firm', 'contact', 'street', 'zipcode', 'city'] as const;
/** Numbers run from left to right in every language. */
const NUMBERS = ['vatId', 'reference', 'leitwegId'] as const;

/** Name, address and numbers of another party that an invoice is for. */
export function BilledFields({ readOnly }: Props) {
  const labelOf = (fact: string) => paperWord(fieldLabelKey('commands', `billTo.${fact}`));
  return (
    <Box sx={GRID}>
      {ADDRESS.map((fact) => (
        <TypedField key={fact} name={`billTo.${fact}`} label={labelOf(fact)} readOnly={readOnly} />
      ))}
      <ChoiceField name="billTo.country" choices={BILLED_COUNTRIES} readOnly={readOnly} />
      {NUMBERS.map((fact) => (
        <TypedField
          key={fact}
          name={`billTo.${fact}`}
          label={labelOf(fact)}
          readOnly={readOnly}
          input={{ dir: 'ltr' }}
          {...(fact === 'vatId' && { settle: plainVatId })}
        />
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  // Company names are long.
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;
