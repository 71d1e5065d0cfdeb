import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { LeaveGuard } from '../dialog/LeaveGuard.tsx';
import { type ActionScope, recordsText } from '../view/bulk-action.ts';
import { unavailable } from './unavailable.ts';
import type { RunProgress as Progress, RunTask } from './use-run-end.ts';

type Props<R extends RaRecord> = {
  task: RunTask<R>;
  progress: Progress;
  scope: ActionScope<R>;
  onStop: () => void;
};

/** The progress of a run. Stopping it keeps what is already done. */
export function RunProgress<R extends RaRecord>({ task, progress, scope, onStop }: Props<R>) {
  const { total, settled, stopping } = progress;
  const translate = useTranslate();
  return (
    <DialogFrame title={translate(task.action.running)} width="xs">
      {(titleId) => (
        <>
          <DialogContent>
            <LinearProgress
              variant="determinate"
              value={total === 0 ? 100 : (settled / total) * 100}
              aria-labelledby={titleId}
              sx={{ height: 8, borderRadius: 4 }}
            />
            <SoFar progress={progress} stoppingKey={recordsText(scope, 'stopping')} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onStop} {...(stopping && unavailable())} autoFocus>
              {translate('kit.run.stop')}
            </Button>
          </DialogActions>
          <RunGuard scope={scope} onLeave={onStop} />
        </>
      )}
    </DialogFrame>
  );
}

function SoFar({ progress, stoppingKey }: { progress: Progress; stoppingKey: string }) {
  const { total, settled, failed, stopping } = progress;
  const translate = useTranslate();
  return (
    <Box role="status" sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 24 }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('kit.run.progress', { done: settled, total })}
        </Typography>
        {failed > 0 && (
          <Typography variant="body2" color="error">
            {translate('kit.run.failedSoFar', { smart_count: failed })}
          </Typography>
        )}
      </Box>
      {/* Its space is reserved, so that the dialog does not grow under the pointer. */}
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: 40, mt: 0.5 }}>
        {stopping && translate(stoppingKey)}
      </Typography>
    </Box>
  );
}

/** Warns a user who leaves the page during a run: with the browser's own question, or with ours. */
function RunGuard({ scope, onLeave }: { scope: Pick<ActionScope, 'texts'>; onLeave: () => void }) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const texts = {
    title: recordsText(scope, 'leaveTitle'),
    text: recordsText(scope, 'leaveText'),
    leave: 'kit.run.leaveNow',
    stay: 'kit.run.stay',
  };
  return <LeaveGuard isBlocked={always} texts={texts} onLeave={onLeave} />;
}

const always = () => true;
