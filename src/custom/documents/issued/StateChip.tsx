import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { type IssuedState, stateOf } from './issued-state.ts';

const COLORS: Readonly<Record<IssuedState, ChipProps['color']>> = {
  issued: 'success',
  cancelled: 'default',
  storno: 'warning',
};

/** The state of an issued document. */
export function StateChip({ document }: { document: Pick<IssuedInvoice, 'kind' | 'status'> }) {
  const translate = useTranslate();
  const state = stateOf(document);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[state]}
      label={translate(`issued.states.${state}`)}
    />
  );
}
