import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type EditedKind, editorOf } from '../../../../domain/orders/document-kinds.ts';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useRowActions } from '../../../kit/actions/row-actions.ts';
import { UnavailableButton } from '../../../kit/actions/UnavailableButton.tsx';
import { useSelected } from '../../../kit/list/selected-rows.tsx';

const LabelQuestion = lazy(() => import('./LabelQuestion.tsx'));

/**
 * The editors of an order's documents (specification 2.4): the bill once the order is verified, and the
 * label ('ticket') of the first selected order. Any other row first asks whose label is meant.
 */
export function DocumentActions({ order }: { order: Order }) {
  const { open } = useRowActions();
  const isFirst = useSelected((rows) => rows.ids()[0] === order.id);
  const isNoneSelected = useSelected((rows) => rows.ids().length === 0);
  const code = codeOf(order);
  return (
    <Box sx={{ display: 'inline-flex', '& .MuiIconButton-root': { p: 0.5 } }}>
      <DocumentAction
        kind="invoice"
        icon={ReceiptLongOutlined}
        id={order.verified ? order.id : undefined}
        code={code}
        reason="documents.rows.notVerified"
      />
      <DocumentAction kind="declaration" icon={FactCheckOutlined} id={order.id} code={code} />
      <DocumentAction
        kind="label"
        icon={LabelOutlined}
        id={isFirst ? order.id : undefined}
        code={code}
        reason="documents.rows.noSelection"
        onAsk={
          isNoneSelected
            ? undefined
            : () =>
                open((close) => (
                  <Suspense fallback={null}>
                    <LabelQuestion order={order} onClose={close} />
                  </Suspense>
                ))
        }
      />
    </Box>
  );
}

/** The identification of an order: its code, or else its customer; isolated from the text direction. */
const codeOf = (order: Order): string => `\u2068${order.billCode || senderName(order)}\u2069`;

type Props = {
  kind: EditedKind;
  icon: typeof SvgIcon;
  /** The order whose document opens; none if it cannot be opened. */
  id: Order['id'] | undefined;
  /** The description of that order. */
  code: string;
  /** The reason why it cannot be opened. */
  reason?: 'documents.rows.notVerified' | 'documents.rows.noSelection';
  /** Asks whose document is meant if that is ambiguous. */
  onAsk?: (() => void) | undefined;
};

function DocumentAction({ kind, icon: Icon, id, code, reason, onAsk }: Props) {
  const translate = useTranslate();
  const label = translate('documents.rows.open', {
    document: translate(`documents.rows.${kind}`),
    code,
  });
  const icon = <Icon fontSize="small" />;
  if (id === undefined && onAsk) {
    return (
      <IconButton
        size="small"
        data-hint={label}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={onAsk}
      >
        {icon}
      </IconButton>
    );
  }
  if (id === undefined) {
    return (
      <UnavailableButton
        role="link"
        {...{ label, icon }}
        reason={reason ? translate(reason) : ''}
      />
    );
  }
  return (
    <IconButton
      size="small"
      data-hint={label}
      component={Link}
      to={`${editorOf(kind).path}/${encodeURIComponent(id)}`}
      preventScrollReset
      aria-label={label}
    >
      {icon}
    </IconButton>
  );
}
