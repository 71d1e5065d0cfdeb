import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { commands } from '../../../../domain/resources/commands.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { BIN } from '../../../providers/bin-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useCount } from '../../overview/use-count.ts';

/** Deletes everything in the bin for good after a confirmation, for users who may delete orders. */
export function EmptyBinButton() {
  const translate = useTranslate();
  const { total = 0, filterValues, onUnselectItems } = useListContext();
  const access = useAccess(commands);
  const [asking, setAsking] = useState(false);
  const empty = useEmptyBin(() => {
    setAsking(false);
    onUnselectItems();
  });
  const hasMore = Object.keys(filterValues).length > 0;
  if (!access.delete || (total === 0 && !hasMore)) return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteForeverOutlined />}
        onClick={() => setAsking(true)}
      >
        {translate('orders.bin.empty')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={empty.isPending}
        title={translate('orders.bin.emptyTitle')}
        content={<WhatGoes />}
        confirmLabel={translate('orders.bin.empty')}
        onConfirm={() => empty.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The number of orders to be deleted: the whole bin, whatever the list is filtered by. */
function WhatGoes() {
  const translate = useTranslate();
  const count = useCount({ resource: BIN, filter: {} });
  return (
    <>
      {count.state === 'known' && (
        <Typography color="text.primary" gutterBottom>
          {translate('orders.bin.emptyCount', { smart_count: count.value })}
        </Typography>
      )}
      <Typography>{translate('orders.bin.forGood')}</Typography>
    </>
  );
}

function useEmptyBin(onDone: () => void) {
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notice = useNotice();
  return useMutation({
    mutationFn: () => provider.emptyBin(),
    onSuccess: () => notice('bin.emptied', { type: 'success' }),
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: () => {
      onDone();
      return queryClient.invalidateQueries({ queryKey: [BIN] });
    },
  });
}
