import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  type RaRecord,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { actionLabelKey } from '../../i18n/resource-labels.ts';
import { errorKey } from '../../providers/http-error.ts';
import { PartialFailure } from '../../providers/partial-failure.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { useView } from '../view/use-view.ts';

/** Runs a business verb on the record, after a confirmation if the definition asks for one. */
export function ActionButton({ verb }: { verb: string }) {
  const { definition, doubts: Doubts } = useView();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(definition.name);
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useAction(verb);
  if (!record) return null;
  const label = translate(actionLabelKey(definition.name, verb));
  const run = () => mutate(record, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button
        size="small"
        disabled={isPending}
        onClick={() => (definition.actions?.[verb]?.confirm ? setAsking(true) : run())}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={label}
        content={
          <>
            <bdi>{String(represent(record))}</bdi>
            {Doubts && (
              <Suspense fallback={null}>
                <Doubts verb={verb} ids={[record.id]} />
              </Suspense>
            )}
          </>
        }
        confirmLabel={label}
        busy={isPending}
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function useAction(verb: string) {
  const { definition, verdicts } = useView();
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    // The version that the user saw: a change made by somebody else since then is not reverted.
    mutationFn: ({ id, __v }: RaRecord) =>
      provider.runAction(definition.name, { verb, ids: [id], version: __v }),
    onSuccess: () =>
      notify(verdicts?.done(verb) ?? 'kit.bulk.actionDone', {
        type: 'success',
        messageArgs: { smart_count: 1 },
      }),
    onError: (error) => {
      const reason = error instanceof PartialFailure ? error.failed[0]?.error : error;
      notify(verdicts?.failed ?? errorKey(reason), { type: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [definition.name] }),
  });
}
