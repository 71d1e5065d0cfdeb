import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkVerb } from '../stages.ts';
import { remainderOf, totalOf } from './bulk-result.ts';
import { DoneOrders } from './DoneOrders.tsx';
import { reasonKey } from './failure-reason.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportedOrders } from './ReportedOrders.tsx';
import type { BulkResult } from './run-bulk.ts';
import type { BulkAction } from './use-bulk-action.ts';

type Props = { verb: BulkVerb; result: BulkResult; bulk: BulkAction };

/** The outcome for each order of a run that did not complete, and what the user can do next. */
export function BulkReport({ verb, result, bulk }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const { done, failures, notBegun, sessionEnded } = result;
  const someStay = remainderOf(result).length > 0;
  const reasons = new Map(failures.map(({ order, reason }) => [order, reason]));
  return (
    <Dialog
      open
      onClose={sessionEnded ? bulk.logIn : bulk.close}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{translate(titleOf(result))}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {sessionEnded && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {translate('orders.run.sessionEnded')}
          </Alert>
        )}
        <Typography gutterBottom>
          {translate(failures.length > 0 ? 'orders.bulk.report' : 'orders.run.reportStopped', {
            done: done.length,
            total: totalOf(result),
          })}
        </Typography>
        <ReportedOrders
          orders={failures.map(({ order }) => order)}
          wordOf={(order) => {
            const reason = reasons.get(order);
            return reason && translate(reasonKey(reason, verb));
          }}
        />
        {notBegun.length > 0 && (
          <>
            <Typography sx={{ mt: 1.5 }} gutterBottom>
              {translate('orders.run.notBegun', { smart_count: notBegun.length })}
            </Typography>
            <ReportedOrders orders={notBegun} />
          </>
        )}
        <DoneOrders orders={done} />
        {someStay && !sessionEnded && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            {translate('orders.bulk.stillSelected')}
          </Typography>
        )}
      </DialogContent>
      <ReportActions verb={verb} result={result} bulk={bulk} />
    </Dialog>
  );
}

function titleOf({ failures, sessionEnded }: BulkResult) {
  if (sessionEnded) return 'orders.run.sessionTitle';
  return failures.length > 0 ? 'orders.bulk.reportTitle' : 'orders.run.stoppedTitle';
}
