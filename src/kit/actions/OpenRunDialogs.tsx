import { type ReactNode, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { RunProgress } from './RunProgress.tsx';
import { RunQuestion } from './RunQuestion.tsx';
import { RunReport } from './RunReport.tsx';
import type { Run } from './use-run.ts';

/** The dialogs of an action: its question or its own screen, the progress, and the report. */
export default function OpenRunDialogs<R extends RaRecord>({ run }: { run: Run<R> }) {
  const { state, scope, stop, close } = run;
  switch (state.at) {
    case 'idle':
    case 'checking':
      return null;
    case 'asking':
      return (
        <RunQuestion
          {...state}
          scope={scope}
          onRun={() => run.run({ action: state.action, records: state.selection.records })}
          onClose={close}
        />
      );
    case 'running': {
      const { task, progress } = state;
      if (!scope.page) {
        const shown = <RunProgress task={task} progress={progress} scope={scope} onStop={stop} />;
        return task.action.isBrief ? <Late>{shown}</Late> : shown;
      }
      // One record on its own page: its question waits for the answer.
      return task.action.confirmation && !task.takesBack && !task.isUnasked ? (
        <RunQuestion
          action={task.action}
          selection={{ records: task.records, left: [] }}
          scope={scope}
          isBusy
          onRun={() => undefined}
          onClose={close}
        />
      ) : null;
    }
    case 'report':
      return <RunReport {...state} run={run} />;
    case 'screen': {
      const { ids } = state;
      const { run: how } = state.action;
      const onDone = () => run.leave(ids);
      return 'screen' in how ? how.screen({ ids, onClose: close, onDone }) : null;
    }
    default:
      return state satisfies never;
  }
}

/** How long a brief action may take, in ms, before its progress is shown. */
const BRIEF = 400;

/** What would only flash if it were shown at once. */
function Late({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), BRIEF);
    return () => clearTimeout(timer);
  }, []);
  return isLate && children;
}
