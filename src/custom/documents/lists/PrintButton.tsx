import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { printAccess } from '../../../../domain/documents/print.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../../domain/orders/document-kinds.ts';
import { useIsRejected } from '../../../kit/access/use-access.ts';
import { ToolButton } from '../../../kit/list/ToolButton.tsx';
import { useListView } from '../../../kit/view/list-view.ts';
import type { BatchWish } from './use-batch.ts';

/** A list needs none of this before something is printed from it. */
const BatchDialog = lazy(() => import('./BatchDialog.tsx'));

/** Prints from a filtered list: the orders list, and the ticket of the first selected order. */
export function PrintListButton() {
  const translate = useTranslate();
  const { selectedIds = [], total } = useListContext();
  const first = selectedIds.slice(0, 1);
  return (
    <PrintMenu
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
export function PrintSelectionButton() {
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext();
  return (
    <PrintMenu
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

type Item = BatchWish & {
  label: `documents.batch.${DocumentKind | 'firstTicket'}`;
  isPossible: boolean;
};

function PrintMenu({ label, items }: { label: string; items: readonly Item[] }) {
  const { list } = useListView();
  const translate = useTranslate();
  const isRejected = useIsRejected(printAccess.print);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wish, setWish] = useState<BatchWish>();
  const choose = (chosen: BatchWish) => {
    setAnchor(null);
    setWish(chosen);
  };
  if (isRejected) return null;
  return (
    <>
      <ToolButton
        icon={<PrintOutlined />}
        label={label}
        popup="menu"
        expanded={anchor !== null}
        disabled={wish !== undefined}
        onOpen={setAnchor}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map((item) => (
          <MenuItem key={item.kind} disabled={!item.isPossible} onClick={() => choose(item)}>
            {translate(item.label)}
          </MenuItem>
        ))}
      </Menu>
      {wish && (
        <Suspense fallback={null}>
          <BatchDialog wish={wish} filter={list.filter} onEnd={() => setWish(undefined)} />
        </Suspense>
      )}
    </>
  );
}
