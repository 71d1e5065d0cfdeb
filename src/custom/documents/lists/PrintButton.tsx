import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { type Identifier, useListContext, useTranslate } from 'react-admin';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../../domain/documents/kinds.ts';
import { ToolButton } from '../../../kit/list/ToolButton.tsx';
import type { OrderListConfig } from '../../orders/stages.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { useBatch } from './use-batch.ts';

type Props = { stage: OrderListConfig };

/** Prints from a filtered list: the orders list, and the ticket of the first selected order. */
export function PrintListButton({ stage }: Props) {
  const translate = useTranslate();
  const { selectedIds = [], total } = useListContext();
  const first = selectedIds.slice(0, 1);
  return (
    <PrintMenu
      stage={stage}
      label={translate('documents.batch.printList')}
      items={[
        { kind: 'ordersList', label: 'documents.batch.ordersList', isPossible: Boolean(total) },
        {
          kind: 'ticket',
          label: 'documents.batch.firstTicket',
          isPossible: first.length > 0,
          ids: first,
        },
      ]}
    />
  );
}

/** Prints the selected orders: each kind of document as one file. */
export function PrintSelectionButton({ stage }: Props) {
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext();
  return (
    <PrintMenu
      stage={stage}
      label={translate('documents.batch.print')}
      items={DOCUMENT_KINDS.map((kind) => ({
        kind,
        label: `documents.batch.${kind}` as const,
        isPossible: true,
        ids: selectedIds,
      }))}
    />
  );
}

type Item = {
  kind: DocumentKind;
  label: `documents.batch.${DocumentKind | 'firstTicket'}`;
  isPossible: boolean;
  /** The orders; if left out, all that the list's filter finds. */
  ids?: readonly Identifier[];
};

function PrintMenu({ stage, label, items }: Props & { label: string; items: readonly Item[] }) {
  const translate = useTranslate();
  const batch = useBatch(stage);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = ({ kind, ids }: Item) => {
    setAnchor(null);
    batch.start(kind, ids);
  };
  return (
    <>
      <ToolButton
        icon={<PrintOutlined />}
        label={label}
        popup="menu"
        expanded={anchor !== null}
        disabled={batch.state.at === 'making'}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map((item) => (
          <MenuItem key={item.kind} disabled={!item.isPossible} onClick={() => choose(item)}>
            {translate(item.label)}
          </MenuItem>
        ))}
      </Menu>
      <BatchDialog batch={batch} />
    </>
  );
}
