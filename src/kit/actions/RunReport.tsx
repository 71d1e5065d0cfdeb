import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { type ActionScope, type BulkAction, recordsText } from '../view/bulk-action.ts';
import { NamedRecords, RecordNames } from './NamedRecords.tsx';
import { type FailureReason, type RunResult, remainderOf, totalOf } from './run-records.ts';
import type { Run } from './use-run.ts';
import type { RunTask } from './use-run-end.ts';

type Props<R extends RaRecord> = {
  action: BulkAction<R>;
  result: RunResult<R>;
  /** The run that would undo what was done. */
  back: RunTask<R> | undefined;
  run: Run<R>;
};

/** The outcome for each record of a run that did not complete, and what the user can do next. */
export function RunReport<R extends RaRecord>(props: Props<R>) {
  const { result, run } = props;
  const translate = useTranslate();
  const { sessionEnded } = result;
  return (
    <DialogFrame
      title={translate(titleOf(result))}
      width="sm"
      onClose={sessionEnded ? run.logIn : run.close}
    >
      <DialogContent dividers tabIndex={0}>
        <Outcome {...props} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {sessionEnded ? (
          <Button onClick={run.logIn} variant="contained" autoFocus>
            {translate('kit.run.logIn')}
          </Button>
        ) : (
          <Choices {...props} />
        )}
      </DialogActions>
    </DialogFrame>
  );
}

function titleOf({ failures, sessionEnded }: RunResult) {
  if (sessionEnded) return 'kit.run.sessionTitle';
  return failures.length > 0 ? 'kit.run.reportTitle' : 'kit.run.stoppedTitle';
}

function Outcome<R extends RaRecord>({ action, result, run: { scope } }: Props<R>) {
  const translate = useTranslate();
  const { done, failures, notBegun, sessionEnded } = result;
  const reasons = new Map(failures.map(({ record, reason }) => [record, reason]));
  return (
    <>
      {sessionEnded && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate(recordsText(scope, 'sessionEnded'))}
        </Alert>
      )}
      <Typography gutterBottom>
        {translate(recordsText(scope, failures.length > 0 ? 'report' : 'reportStopped'), {
          done: done.length,
          total: totalOf(result),
        })}
      </Typography>
      <RecordNames
        scope={scope}
        records={failures.map(({ record }) => record)}
        remarkOf={(record) => {
          const reason = reasons.get(record);
          return reason && translate(reasonKey(reason, action, scope));
        }}
      />
      {notBegun.length > 0 && (
        <>
          <Typography sx={{ mt: 1.5 }} gutterBottom>
            {translate(recordsText(scope, 'notBegun'), { smart_count: notBegun.length })}
          </Typography>
          <RecordNames scope={scope} records={notBegun} />
        </>
      )}
      {done.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <NamedRecords
            scope={scope}
            label={translate(recordsText(scope, 'showDone'), { smart_count: done.length })}
            records={done}
          />
        </Box>
      )}
      {remainderOf(result).length > 0 && !sessionEnded && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {translate(recordsText(scope, 'stillSelected'))}
        </Typography>
      )}
    </>
  );
}

const reasonKey = (
  { kind, text }: FailureReason,
  { notFound }: BulkAction,
  scope: ActionScope,
): string => {
  if (kind === 'rejected') return text;
  return kind === 'deleted' && notFound ? notFound : recordsText(scope, kind);
};

/** What can be done after a run that did not complete: retry the rest, undo, or close. */
function Choices<R extends RaRecord>({ action, result, back, run }: Props<R>) {
  const translate = useTranslate();
  const rest = remainderOf(result).length;
  return (
    <>
      {back && (
        <Button onClick={() => run.run(back)} sx={{ marginInlineEnd: 'auto' }}>
          {translate(recordsText(run.scope, 'undoDone'), { smart_count: back.records.length })}
        </Button>
      )}
      <Button onClick={run.close} variant={rest > 0 ? 'text' : 'contained'} autoFocus={rest === 0}>
        {translate('common.close')}
      </Button>
      {rest > 0 && (
        <Button onClick={() => run.retry(action, result)} variant="contained" autoFocus>
          {translate('kit.run.retry', { smart_count: rest })}
        </Button>
      )}
    </>
  );
}
