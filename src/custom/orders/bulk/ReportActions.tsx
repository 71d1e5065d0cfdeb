import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import type { BulkVerb } from '../stages.ts';
import { remainderOf } from './bulk-result.ts';
import type { BulkResult } from './run-bulk.ts';
import type { BulkAction } from './use-bulk-action.ts';

type Props = { verb: BulkVerb; result: BulkResult; bulk: BulkAction };

/** The choices after a run that did not complete: retry the rest, undo, or close. */
export function ReportActions({ verb, result, bulk }: Props) {
  const translate = useTranslate();
  if (result.sessionEnded) {
    return (
      <DialogActions>
        <Button onClick={bulk.logIn} variant="contained" autoFocus>
          {translate('orders.run.logIn')}
        </Button>
      </DialogActions>
    );
  }
  const rest = remainderOf(result).length;
  const back = bulk.undoOf(verb, result);
  return (
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
      {back && (
        <Button onClick={() => bulk.run(back)} sx={{ marginInlineEnd: 'auto' }}>
          {translate('orders.run.undoDone', { smart_count: back.orders.length })}
        </Button>
      )}
      <Button onClick={bulk.close} variant={rest > 0 ? 'text' : 'contained'} autoFocus={rest === 0}>
        {translate('orders.bulk.close')}
      </Button>
      {rest > 0 && (
        <Button onClick={() => bulk.retry(verb, result)} variant="contained" autoFocus>
          {translate('orders.run.retry', { smart_count: rest })}
        </Button>
      )}
    </DialogActions>
  );
}
