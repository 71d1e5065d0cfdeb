import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import { invoiceAccess } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import type { Editor } from '../use-editor.ts';
import { IssueConflict } from './IssueConflict.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { type ToIssue, typedIssue } from './typed-issue.ts';
import type { Invoicing } from './use-invoicing.ts';

type Props = {
  editor: Editor;
  invoicing: Invoicing;
  /** It was issued, or the stored version differs from the one seen: the editor restarts. */
  onIssued: () => void;
};

/** 'Ausstellen': asks for what the invoice still lacks, then saves and issues in one step. */
export function IssueButton({ editor, invoicing, onIssued }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  const [asked, setAsked] = useState<ToIssue>();
  /** The order as another user has saved it, if that prevented the issue. */
  const [current, setCurrent] = useState<Order>();
  const order = editor.base.current;
  const mayIssue = actor !== undefined && allows(invoiceAccess.issue, actor);
  if (!invoicing.isPossible || invoicing.issued || !mayIssue) return null;
  const ask = async () => setAsked(await typedIssue(editor));
  const close = () => setAsked(undefined);
  return (
    <>
      <Tooltip title={order.verified ? '' : translate('documents.rows.notVerified')}>
        <Box component="span" sx={{ marginInlineStart: { sm: 'auto' } }}>
          <Button
            fullWidth
            color="secondary"
            variant="contained"
            startIcon={<TaskAltOutlined />}
            disabled={!order.verified || editor.isSaving}
            onClick={() => void ask()}
          >
            {translate('documents.issue.issue')}
          </Button>
        </Box>
      </Tooltip>
      {asked && (
        <IssueDialog
          draft={asked}
          onDone={() => void editor.draft.discard().then(onIssued)}
          onRefused={(error) => {
            const isTold = editor.tellFields(error, asked.values);
            if (isTold) close();
            return isTold;
          }}
          onStale={(newer) => {
            close();
            // What is not saved is brought together with theirs; what is, is looked at anew.
            if (asked.changes) editor.openConflict(newer);
            else setCurrent(newer);
          }}
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
