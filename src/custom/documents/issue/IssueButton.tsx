import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import {
  type IssuedInvoice,
  invoiceAccess,
} from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { OneWeight } from '../../../../domain/documents/weights.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import { compareVersions } from '../../../kit/conflict/compare-versions.ts';
import { ShownDifference } from '../../../kit/conflict/VersionRow.tsx';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { ViewProvider } from '../../../kit/view/ViewProvider.tsx';
import { viewOf } from '../../../kit/view/view.ts';
import { DONE_BY_OTHERS } from '../editing/chosen-order.ts';
import type { CustomerScope } from '../editing/customer-changes.ts';
import { invoiceEditing } from '../editing/invoice-editing.ts';
import type { Editor } from '../editing/use-editor.ts';
import { useTakeOver } from '../weights/use-take-over.ts';
import { IssueDialog } from './IssueDialog.tsx';
import type { Invoicing } from './use-invoicing.ts';
import { type ToIssue, typedIssue } from './use-issue.ts';

type Props = {
  editor: Editor;
  invoicing: Invoicing;
  issuing: Issuing;
  /** It was issued, or the stored version differs from the one seen: the editor restarts. */
  onIssued: () => void;
  /** It was issued to be sent. Resolves when it has been, or could not be. */
  onSend: (issued: IssuedInvoice) => Promise<void>;
};

/** What is confirmed before an invoice is issued, and whether it is sent as soon as it is. */
export function useIssuing(editor: Editor) {
  const [pending, setPending] = useState<ToIssue & { readonly andSend: boolean }>();
  const [isEnding, setEnding] = useState(false);
  const ask = async (andSend: boolean, scope?: CustomerScope) => {
    const typed = await typedIssue(editor, scope);
    setPending(typed && { ...typed, andSend });
  };
  const close = () => setPending(undefined);
  return {
    requested: pending,
    ask,
    close,
    /** It is issued: nothing more can be typed or issued, until the editor restarts. */
    isEnding,
    end: () => {
      close();
      setEnding(true);
    },
  };
}

type Issuing = ReturnType<typeof useIssuing>;

/** Whether the invoice in the editor can be issued by whoever has it open. */
export function useMayIssue({ isPossible, issued }: Invoicing): boolean {
  const actor = useActor();
  return isPossible && !issued && actor !== undefined && allows(invoiceAccess.issue, actor);
}

/** 'Ausstellen': requests what the invoice still lacks, then saves and issues in one step. */
export function IssueButton({ editor, invoicing, issuing, onIssued, onSend }: Props) {
  const translate = useTranslate();
  const mayIssue = useMayIssue(invoicing);
  const { requested, ask, close, isEnding } = issuing;
  /** The order as another user has saved it, if that prevented the issue. */
  const [current, setCurrent] = useState<Order>();
  const takeOver = useTakeOver('invoice');
  const order = editor.basedOn();
  if (!mayIssue) return null;
  const take = async (one: OneWeight) => {
    takeOver(one);
    await ask(requested?.andSend ?? false, requested?.scope);
  };
  const end = async (issued: IssuedInvoice) => {
    issuing.end();
    try {
      await editor.controller.draft.discard();
      if (requested?.andSend) await onSend(issued);
    } finally {
      onIssued();
    }
  };
  return (
    <>
      <Opener
        reason={order.verified ? undefined : translate('documents.rows.notVerified')}
        isBusy={editor.controller.isSaving || isEnding}
        onClick={() => void ask(false)}
      />
      {requested && (
        <IssueDialog
          draft={requested}
          andSend={requested.andSend}
          onDone={(issued) => void end(issued)}
          onRejected={(error) => {
            const isShownInFields = editor.showInputErrors(error, requested.values);
            if (isShownInFields) close();
            return isShownInFields;
          }}
          onStale={(newer) => {
            close();
            // What is not saved is brought together with theirs; what is, is looked at anew.
            if (requested.changes) editor.controller.openConflict(newer);
            else setCurrent(newer);
          }}
          onTake={(one) => void take(one)}
          onClose={close}
        />
      )}
      {current && (
        <IssueConflict
          seen={order}
          current={current}
          onLook={onIssued}
          onClose={() => setCurrent(undefined)}
        />
      )}
    </>
  );
}

type OpenerProps = {
  /** Why nothing can be issued now. */
  reason: string | undefined;
  isBusy: boolean;
  onClick: () => void;
};

function Opener({ reason, isBusy, onClick }: OpenerProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="span" data-hint={reason} sx={{ marginInlineStart: { sm: 'auto' } }}>
      <Button
        fullWidth
        color="secondary"
        variant="contained"
        startIcon={<TaskAltOutlined />}
        disabled={reason !== undefined || isBusy}
        aria-describedby={reason && id}
        onClick={onClick}
      >
        {translate('documents.issue.issue')}
      </Button>
      <span id={id} hidden>
        {reason}
      </span>
    </Box>
  );
}

type IssueConflictProps = {
  /** The order as the clerk wanted to issue it, and as another user has saved it in the meantime. */
  seen: Order;
  current: Order;
  onLook: () => void;
  onClose: () => void;
};

/**
 * Nothing was issued, because the order has changed since the clerk saw it: shows the differences, and
 * lets the clerk review them before issuing.
 */
function IssueConflict({ seen, current, onLook, onClose }: IssueConflictProps) {
  const translate = useTranslate();
  const changed = compareVersions({ base: seen, mine: seen, theirs: current }, SHOWN);
  return (
    <ConfirmDialog
      open
      title={translate('issued.conflict.title')}
      confirmLabel={translate('issued.conflict.look')}
      onConfirm={onLook}
      onClose={onClose}
      content={
        <ViewProvider view={ORDERS}>
          <Stack sx={{ gap: 1.5 }}>
            <Typography color="text.primary">{translate('issued.conflict.text')}</Typography>
            {changed.map(({ path }) => (
              <ShownDifference key={path} path={path} before={seen} after={current} />
            ))}
            {changed.length === 0 && (
              <Typography variant="body2">{translate('issued.conflict.elsewhere')}</Typography>
            )}
          </Stack>
        </ViewProvider>
      }
    />
  );
}

const SHOWN = [...invoiceEditing.fields, ...DONE_BY_OTHERS];

/** How values of an order are displayed when two versions are compared. */
const ORDERS = viewOf(commands, { menu: false });
