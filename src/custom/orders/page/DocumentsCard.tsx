import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import {
  canHave,
  documentOf,
  EDITED_KINDS,
  editorAddress,
  editorOf,
} from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { Code, Money, ShortDate } from '../../../kit/format/formats.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { UrgencyIcon } from '../../../kit/urgency/Urgency.tsx';
import { useIssuedOf } from '../../documents/issue/use-issued-of.ts';
import { StateChip } from '../../documents/issued/issued-cells.tsx';
import { issuedAddress } from '../../documents/issued/issued-documents.ts';
import { DocumentLine, DocumentLines } from './DocumentLines.tsx';

/** The invoice first, then what goes with the parcels. */
const DOCUMENTS = [...EDITED_KINDS].reverse().map((kind) => {
  const { flag, path } = editorOf(kind);
  return { kind, flag, label: `order.page.${path}` } as const;
});

/**
 * The documents of the order, with links to their editors; the bill's opens once the order is verified.
 * Issued documents stay even if the bill was removed from the list of bills.
 */
export function DocumentsCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const { isIssued, ...issued } = useIssuedOf(order);
  return (
    <SectionCard title={translate('order.page.documents')} icon={DescriptionOutlined}>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
        {DOCUMENTS.map(({ kind, flag, label }) => {
          const isMade = order[flag] || (documentOf(kind).isIssued && isIssued);
          return (
            <Box
              component="li"
              key={flag}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, listStyle: 'none' }}
            >
              <UrgencyIcon level={isMade ? 'fine' : 'unknown'} size={20} />
              <Typography variant="body2" sx={{ flex: 1 }}>
                {canHave(kind, order) ? (
                  <MuiLink component={Link} to={editorAddress(kind, order.id)}>
                    {translate(label)}
                  </MuiLink>
                ) : (
                  translate(label)
                )}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {translate(isMade ? 'order.page.made' : 'order.page.notMade')}
              </Typography>
            </Box>
          );
        })}
      </Box>
      <IssuedOfOrder {...issued} />
    </SectionCard>
  );
}

type Props = { documents: readonly IssuedInvoice[]; hasFailed: boolean };

/** The invoices and Storno documents of an order, each with a link to the archived file. */
function IssuedOfOrder({ documents, hasFailed }: Props) {
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
      <DocumentLines component="ul" label={translate('issued.page.invoices')}>
        {documents.map((document) => (
          <DocumentLine
            key={document._id}
            title={
              <MuiLink component={Link} to={issuedAddress(document._id)} variant="body2">
                <Code value={document.number} />
              </MuiLink>
            }
            details={
              <>
                <ShortDate value={document.date} /> · <Money value={document.total} />
              </>
            }
            badge={<StateChip document={document} isNarrow />}
          />
        ))}
      </DocumentLines>
    </Box>
  );
}
