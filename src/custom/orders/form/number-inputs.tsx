import { TextInput } from 'react-admin';
import { plainVatId } from '../../../../domain/company/identifiers.ts';
import { inputProps } from '../../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../../kit/view/props.ts';

/** An input for a number that runs from left to right in every language. */
const numberInput = (plain: (typed: string) => string) => (props: InputProps) => (
  <TextInput
    {...inputProps(props)}
    parse={(typed: string) => plain(typed) || null}
    slotProps={{ htmlInput: { dir: 'ltr' } }}
  />
);

/** A VAT number, stored in capitals and without the spaces used for grouping. */
export const VatIdInput = numberInput(plainVatId);

/** A Leitweg-ID, stored in capitals; the hyphens are part of it. */
export const LeitwegIdInput = numberInput((typed) => typed.replace(/\s/g, '').toUpperCase());
