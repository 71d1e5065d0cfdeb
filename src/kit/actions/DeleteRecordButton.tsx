import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { errorKey } from '../../providers/http-error.ts';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';

/** Deletes the record after a confirmation, and goes back to the list. */
export function DeleteRecordButton() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const represent = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  if (!record) return null;

  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('kit.bulk.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
          redirect('list', resource);
        },
        onError: (error) => {
          setAsking(false);
          notify(errorKey(error), { type: 'error' });
        },
      },
    );

  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        disabled={isPending}
        onClick={() => setAsking(true)}
      >
        {translate('ra.action.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={translate('kit.delete.title', { name: String(represent(record)) })}
        content={translate('kit.delete.question')}
        confirmLabel={translate('ra.action.delete')}
        danger
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
