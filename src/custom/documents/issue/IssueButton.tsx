import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import { invoiceAccess } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useActor } from '../../../kit/access/use-actor.ts';
import type { Editor } from '../use-editor.ts';
import { IssueConflict } from './IssueConflict.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import type { Invoicing } from './use-invoicing.ts';

type Props = {
  editor: Editor;
  invoicing: Invoicing;
  /** It was issued, or the stored version differs from the one seen: the editor restarts. */
  onIssued: () => void;
};

/** 'Ausstellen': saves the input, and then asks for what the invoice still lacks. */
export function IssueButton({ editor, invoicing, onIssued }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  const [isAsking, setAsking] = useState(false);
  /** The order as another user has saved it, if that prevented the issue. */
  const [current, setCurrent] = useState<Order>();
  const order = editor.base.current;
  const mayIssue = actor !== undefined && allows(invoiceAccess.issue, actor);
  if (!invoicing.isPossible || invoicing.issued || !mayIssue) return null;
  const ask = async () => setAsking(await editor.saveAll());
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
      {isAsking && (
        <IssueDialog
          order={order}
          day={editor.form.getValues('day')}
          onDone={onIssued}
          onStale={(newer) => {
            setAsking(false);
            setCurrent(newer);
          }}
          onClose={() => setAsking(false)}
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
