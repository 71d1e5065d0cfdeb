import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { Code, Money, ShortDate } from '../../../kit/format/formats.tsx';
import { StateChip } from '../../documents/issued/cells.tsx';
import { issuedAddress } from '../../documents/issued/issued-documents.ts';

type Props = { documents: readonly IssuedInvoice[]; hasFailed: boolean };

/** The invoices and Storno documents of an order, each with a link to the archived file. */
export function IssuedOfOrder({ documents, hasFailed }: Props) {
  const translate = useTranslate();
  if (hasFailed) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('issued.page.failed')}
      </Typography>
    );
  }
  if (documents.length === 0) return null;
  return (
    <Box>
      <Typography variant="caption" color="text.secondary" component="h3">
        {translate('issued.page.invoices')}
      </Typography>
      <Box component="ul" aria-label={translate('issued.page.invoices')} sx={LIST}>
        {documents.map((document) => (
          <Box component="li" key={document._id} sx={LINE}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <MuiLink component={Link} to={issuedAddress(document._id)} variant="body2">
                <Code value={document.number} />
              </MuiLink>
              <Typography variant="caption" color="text.secondary" component="p">
                <ShortDate value={document.date} /> · <Money value={document.total} />
              </Typography>
            </Box>
            <StateChip document={document} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none' } as const;

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;
