import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { DocumentKind } from '../kinds.ts';

/**
 * The editors of an order's documents (specification 2.4): the bill once the order is verified, and the
 * ticket of the first order that is selected, whichever row asks for it.
 */
export function DocumentActions({ order }: { order: Order }) {
  const { selectedIds = [], data } = useListContext<Order>();
  const [first] = selectedIds;
  const firstCode = data?.find(({ id }) => id === first)?.billCode;
  const code = order.billCode ?? '';
  return (
    <Box sx={{ display: 'inline-flex' }}>
      <DocumentAction
        kind="bill"
        icon={ReceiptLongOutlined}
        id={order.verified ? order.id : undefined}
        code={code}
        reason="documents.rows.notVerified"
      />
      <DocumentAction kind="declaration" icon={FactCheckOutlined} id={order.id} code={code} />
      <DocumentAction
        kind="ticket"
        icon={LabelOutlined}
        id={first}
        code={firstCode ?? ''}
        reason="documents.rows.noSelection"
      />
    </Box>
  );
}

type Props = {
  kind: DocumentKind;
  icon: typeof SvgIcon;
  /** The order whose document opens; none where it cannot. */
  id: Order['id'] | undefined;
  code: string;
  /** Why it cannot. */
  reason?: 'documents.rows.notVerified' | 'documents.rows.noSelection';
};

function DocumentAction({ kind, icon: Icon, id, code, reason }: Props) {
  const translate = useTranslate();
  const isPossible = id !== undefined;
  const name = translate('documents.rows.open', {
    document: translate(`documents.rows.${kind}`),
    code: `\u2068${code}\u2069`,
  });
  return (
    <Tooltip title={!isPossible && reason ? translate(reason) : name}>
      {/* A disabled button tells no pointer anything, so the reason hangs on what surrounds it. */}
      <span>
        <IconButton
          size="small"
          sx={{ p: 0.5 }}
          component={Link}
          to={`${kind}/${encodeURIComponent(id ?? '')}`}
          preventScrollReset
          disabled={!isPossible}
          aria-disabled={!isPossible}
          aria-label={name}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
