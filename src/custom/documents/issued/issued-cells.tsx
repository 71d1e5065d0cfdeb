import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { orderAddress } from '../../../../domain/orders/addresses.ts';
import { isolated } from '../../../i18n/languages.ts';
import { Code } from '../../../kit/format/formats.tsx';
import { PaidNote } from '../issue/PaidNote.tsx';
import { type IssuedState, type ListedDocument, stateOf } from './issued-documents.ts';

const COLORS: Readonly<Record<IssuedState, ChipProps['color']>> = {
  issued: 'success',
  cancelled: 'default',
  storno: 'warning',
};

/** The state of an issued document, and that its order is paid. */
export function StateChip({ document }: { document: StatedDocument }) {
  const translate = useTranslate();
  const state = stateOf(document);
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Chip
        size="small"
        variant="outlined"
        color={COLORS[state]}
        label={translate(`issued.states.${state}`)}
      />
      {document.paid && (
        <Chip size="small" color="success" label={<PaidNote document={document} />} />
      )}
    </Box>
  );
}

type StatedDocument = Pick<IssuedInvoice, 'kind' | 'status' | 'paid' | 'paidOn' | 'paidVia'>;

type Props = { document: Pick<ListedDocument, 'order' | 'billCode' | 'orderExists'> };

/** The order of an issued document: a link, or only its code if the order is deleted. */
export function OrderOfDocument({ document: { order, billCode, orderExists } }: Props) {
  const translate = useTranslate();
  if (!orderExists) {
    return (
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ textDecoration: 'line-through' }}
        title={translate('issued.list.deleted', { code: isolated(billCode) })}
      >
        <Code value={billCode} />
      </Typography>
    );
  }
  return (
    <MuiLink
      component={Link}
      to={orderAddress(order)}
      color="inherit"
      onClick={(event) => event.stopPropagation()}
    >
      <Code value={billCode} />
    </MuiLink>
  );
}
