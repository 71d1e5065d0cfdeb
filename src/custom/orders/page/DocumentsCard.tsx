import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  type DocumentFlag,
  EDITED_KINDS,
  editorAddress,
  editorOf,
} from '../../../../domain/documents/kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { FormCard } from '../form/FormCard.tsx';
import { IssuedOfOrder } from './IssuedOfOrder.tsx';
import { useIssuedOf } from './use-issued-of.ts';

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
  const issued = useIssuedOf(order);
  const isIssued = issued.documents.some(
    (one) => one.kind === 'invoice' && one.status === 'issued',
  );
  const isMade = (flag: DocumentFlag) => order[flag] || (flag === 'withBill' && isIssued);
  return (
    <FormCard title={translate('order.page.documents')} icon={DescriptionOutlined}>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
        {DOCUMENTS.map(({ kind, flag, label }) => (
          <Box
            component="li"
            key={flag}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, listStyle: 'none' }}
          >
            {isMade(flag) ? (
              <CheckCircleOutlined fontSize="small" color="success" />
            ) : (
              <RadioButtonUnchecked fontSize="small" color="disabled" />
            )}
            <Typography variant="body2" sx={{ flex: 1 }}>
              {kind === 'invoice' && !order.verified ? (
                translate(label)
              ) : (
                <MuiLink component={Link} to={editorAddress(kind, order.id)}>
                  {translate(label)}
                </MuiLink>
              )}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {translate(isMade(flag) ? 'order.page.made' : 'order.page.notMade')}
            </Typography>
          </Box>
        ))}
      </Box>
      <IssuedOfOrder {...issued} />
    </FormCard>
  );
}
