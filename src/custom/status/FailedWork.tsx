import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isolated } from '../../i18n/languages.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { formatMoment } from '../../kit/format/dates.ts';
import type { FailedJob } from '../../providers/status-methods.ts';
import { StatusSection } from './StatusSection.tsx';
import { useFailedWork } from './use-status.ts';

const MOST_LETTERS = 8;

/** The name of a queue for people; that of a newer server's as it is. */
export const queueName = (
  queue: string,
  translate: (key: string, options?: Record<string, unknown>) => string,
): string => translate(`status.queues.names.${queue}`, { _: queue });

/** Work that has failed for good, to be tried again or given up. */
export function FailedWork({ failed }: { failed: readonly FailedJob[] }) {
  const translate = useTranslate();
  const { mutate, isPending } = useFailedWork();
  const [question, setQuestion] = useState<FailedJob | 'all'>();
  if (failed.length === 0) return null;
  const discard = () => {
    mutate(
      question === 'all' || question === undefined
        ? { action: 'discard' }
        : { action: 'discard', jobs: [question._id] },
      { onSettled: () => setQuestion(undefined) },
    );
  };
  return (
    <StatusSection
      title={translate('status.failed.title')}
      action={
        <>
          <Button disabled={isPending} onClick={() => setQuestion('all')} color="error">
            {translate('status.failed.discardAll')}
          </Button>
          <Button
            variant="outlined"
            disabled={isPending}
            onClick={() => mutate({ action: 'retry' })}
          >
            {translate('status.failed.retryAll')}
          </Button>
        </>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {translate('status.failed.text')}
      </Typography>
      <Box component="ul" data-rows="" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {failed.map((job) => (
          <Job
            key={job._id}
            job={job}
            isBusy={isPending}
            onRetry={() => mutate({ action: 'retry', jobs: [job._id] })}
            onDiscard={() => setQuestion(job)}
          />
        ))}
      </Box>
      <ConfirmDialog
        open={question !== undefined}
        title={translate(
          question === 'all' ? 'status.failed.questionAll' : 'status.failed.question',
        )}
        content={translate('status.failed.consequence')}
        confirmLabel={translate('status.failed.discard')}
        danger
        busy={isPending}
        onConfirm={discard}
        onClose={() => setQuestion(undefined)}
      />
    </StatusSection>
  );
}

type JobProps = { job: FailedJob; isBusy: boolean; onRetry: () => void; onDiscard: () => void };

function Job({ job, isBusy, onRetry, onDiscard }: JobProps) {
  const translate = useTranslate();
  const { queue, failedAt, attempts, reason, trace } = job;
  const name = queueName(queue, translate);
  const at = isolated(formatMoment(failedAt), 'ltr');
  const labelled = (action: string) =>
    translate('status.failed.of', { action: translate(action), queue: name, at });
  const below = [
    at,
    translate('status.failed.attempts', { number: attempts }),
    trace &&
      translate('status.failed.trace', { trace: isolated(trace.slice(0, MOST_LETTERS), 'ltr') }),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 220, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="div">
          {name}
        </Typography>
        <Typography variant="body2" dir="auto">
          {reason}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div">
          {below.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
        <Button
          color="error"
          disabled={isBusy}
          onClick={onDiscard}
          aria-label={labelled('status.failed.discard')}
        >
          {translate('status.failed.discard')}
        </Button>
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={onRetry}
          aria-label={labelled('status.failed.retry')}
        >
          {translate('status.failed.retry')}
        </Button>
      </Box>
    </Box>
  );
}
