import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, use, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { printAccess } from '../../../../domain/documents/print.ts';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../../domain/orders/document-kinds.ts';
import { useIsRejected } from '../../../kit/access/use-access.ts';
import { ToolButton } from '../../../kit/list/ToolButton.tsx';
import { MoreToolsContext } from '../../../kit/popup/more-tools.ts';
import { SheetLine } from '../../../kit/popup/SheetLine.tsx';
import { useSelected, useSelectedIdsAtOnce } from '../../../kit/selection/selected-rows.tsx';
import { useListView } from '../../../kit/view/list-view.ts';
import type { BatchWish } from './use-batch.ts';

/** A list needs none of this before something is printed from it. */
const loadDialog = () => import('./BatchDialog.tsx');
const BatchDialog = lazy(loadDialog);
/** Gets the printer ready while somebody still chooses what to print. */
const ReadyPrinter = lazy(async () => {
  const loaded = await ignoringFailure(loadDialog(), 'What is chosen loads it again, and says so.');
  return { default: loaded?.ReadyPrinter ?? (() => null) };
});

/** Prints from a filtered list: the orders list, and the ticket of the first selected order. */
export function PrintListButton() {
  const translate = useTranslate();
  const { total } = useListContext();
  const first = useSelected(({ ids }) => ids()[0]);
  return (
    <PrintMenu
      label={translate('documents.batch.printList')}
      items={[
        { kind: 'ordersList', label: 'documents.batch.ordersList', isPossible: Boolean(total) },
        {
          kind: 'ticket',
          label: 'documents.batch.firstTicket',
          isPossible: first !== undefined,
          ids: first === undefined ? [] : [first],
        },
      ]}
    />
  );
}

/** Prints the selected orders: each kind of document as one file. */
export function PrintSelectionButton() {
  const translate = useTranslate();
  const selectedIds = useSelectedIdsAtOnce();
  const Print = use(MoreToolsContext) ? PrintLines : PrintMenu;
  return (
    <Print
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

type Props = { label: string; items: readonly Item[] };

/** Under 'More', each kind of document is a line of its own: one press less than a menu. */
function PrintLines({ label, items }: Props) {
  const translate = useTranslate();
  const more = use(MoreToolsContext);
  const isRejected = useIsRejected(printAccess.print);
  const [wish, setWish] = useState<BatchWish>();
  const titleId = useId();
  if (isRejected) return null;
  return (
    <Box role="group" aria-labelledby={titleId} sx={LINES}>
      <Typography id={titleId} variant="overline" color="text.secondary" sx={{ px: 2 }}>
        {label}
      </Typography>
      {items.map(({ kind, label: ofKind, isPossible, ids }) => (
        <SheetLine
          key={kind}
          startIcon={<PrintOutlined />}
          disabled={!isPossible || wish !== undefined}
          onClick={() => {
            more?.close();
            setWish({ kind, ids });
          }}
        >
          {translate(ofKind)}
        </SheetLine>
      ))}
      <Batch wish={wish} onEnd={() => setWish(undefined)} />
    </Box>
  );
}

function PrintMenu({ label, items }: Props) {
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
      {anchor && (
        <Suspense fallback={null}>
          <ReadyPrinter />
        </Suspense>
      )}
      <Batch wish={wish} onEnd={() => setWish(undefined)} />
    </>
  );
}

/** The file that was chosen, while it is drawn and until it is put away. */
function Batch({ wish, onEnd }: { wish: BatchWish | undefined; onEnd: () => void }) {
  const { list } = useListView();
  if (!wish) return null;
  return (
    <Suspense fallback={null}>
      <BatchDialog wish={wish} filter={list.filter} onEnd={onEnd} />
    </Suspense>
  );
}

const LINES = { display: 'flex', flexDirection: 'column' } as const;
