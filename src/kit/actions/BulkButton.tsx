import { Button, type ButtonProps, LinearProgress } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Identifier } from 'react-admin';
import type { OnProgress } from '../../providers/app-data-provider.ts';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { UnseenSelection } from '../selection/UnseenSelection.tsx';
import { useBulk } from './use-bulk.ts';

type Props = {
  label: string;
  icon?: ReactNode;
  color?: ButtonProps['color'];
  /** The confirmation that is asked for; without one the change happens at once. */
  question: ReactNode;
  /** Key of the notice that is shown when all have changed. */
  done: string;
  change: (ids: readonly Identifier[], onProgress: OnProgress) => Promise<unknown>;
};

/**
 * Applies a change to the selected records, with a confirmation before it and progress while it
 * runs.
 */
export function BulkButton({ label, icon, color = 'primary', question, done, change }: Props) {
  const [asking, setAsking] = useState(false);
  const [progress, setProgress] = useState<{ finished: number; of: number }>();
  const { mutate, isPending } = useBulk(change, { done });

  const run = () =>
    mutate((finished, of) => setProgress({ finished, of }), {
      onSettled: () => {
        setAsking(false);
        setProgress(undefined);
      },
    });

  return (
    <>
      <Button
        size="small"
        color={color}
        startIcon={icon}
        disabled={isPending}
        onClick={() => (question ? setAsking(true) : run())}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={label}
        busy={isPending}
        danger={color === 'error'}
        confirmLabel={label}
        content={
          <>
            {question}
            <UnseenSelection />
            {progress ? (
              <LinearProgress
                variant="determinate"
                aria-label={label}
                value={(100 * progress.finished) / progress.of}
                sx={{ mt: 2 }}
              />
            ) : null}
          </>
        }
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
