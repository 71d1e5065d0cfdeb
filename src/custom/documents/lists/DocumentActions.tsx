import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  canHave,
  EDITED_KINDS,
  type EditedKind,
  editorOf,
} from '../../../../domain/orders/document-kinds.ts';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useRowActions } from '../../../kit/actions/row-actions.ts';
import { UnavailableButton } from '../../../kit/actions/UnavailableButton.tsx';
import { useSelected } from '../../../kit/selection/selected-rows.tsx';
import { DOCUMENT_VIEWS } from '../document-views.tsx';

const LabelQuestion = lazy(() => import('./LabelQuestion.tsx'));

/** The editors of an order's documents (specification 2.4), which open once it can have them. */
export function DocumentActions({ order }: { order: Order }) {
  return (
    <Box sx={{ display: 'inline-flex', '& .MuiIconButton-root': { p: 0.5 } }}>
      {EDITED_KINDS.toReversed().map((kind) =>
        DOCUMENT_VIEWS[kind].isOfSelection ? (
          <SelectionAction key={kind} kind={kind} order={order} />
        ) : (
          <DocumentAction
            key={kind}
            kind={kind}
            order={order}
            isPossible={canHave(kind, order)}
            reason="documents.rows.notVerified"
          />
        ),
      )}
    </Box>
  );
}

/**
 * A document of the first selected order, such as its label ('ticket'). For any other row the
 * person first chooses whose is meant.
 */
function SelectionAction({ kind, order }: Pick<Props, 'kind' | 'order'>) {
  const { open } = useRowActions();
  const isFirst = useSelected((rows) => rows.ids()[0] === order.id);
  const isNoneSelected = useSelected((rows) => rows.ids().length === 0);
  const ask = () =>
    open((close) => (
      <Suspense fallback={null}>
        <LabelQuestion kind={kind} order={order} onClose={close} />
      </Suspense>
    ));
  return (
    <DocumentAction
      kind={kind}
      order={order}
      isPossible={isFirst}
      reason="documents.rows.noSelection"
      onAsk={isNoneSelected ? undefined : ask}
    />
  );
}

/** The identification of an order: its code, or else its customer; isolated from the text direction. */
const codeOf = (order: Order): string => isolated(order.billCode || senderName(order));

type Props = {
  kind: EditedKind;
  order: Order;
  /** Whether the document of this order can be opened here. */
  isPossible: boolean;
  /** The reason why it cannot be opened. */
  reason: 'documents.rows.notVerified' | 'documents.rows.noSelection';
  /** The question whose document is meant, if that is ambiguous. */
  onAsk?: (() => void) | undefined;
};

function DocumentAction({ kind, order, isPossible, reason, onAsk }: Props) {
  const translate = useTranslate();
  const { icon: Icon } = DOCUMENT_VIEWS[kind];
  const label = translate('documents.rows.open', {
    document: translate(`documents.rows.${kind}`),
    code: codeOf(order),
  });
  const icon = <Icon fontSize="small" />;
  if (!isPossible && onAsk) {
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
  if (!isPossible) {
    return <UnavailableButton role="link" label={label} icon={icon} reason={translate(reason)} />;
  }
  return (
    <IconButton
      size="small"
      data-hint={label}
      component={Link}
      to={`${editorOf(kind).path}/${encodeURIComponent(order.id)}`}
      preventScrollReset
      aria-label={label}
    >
      {icon}
    </IconButton>
  );
}
