import { Suspense } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { actionLabelKey } from '../../i18n/resource-labels.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useAccess } from '../access/use-access.ts';
import { useView } from '../view/use-view.ts';
import { BulkButton } from './BulkButton.tsx';

/**
 * A business verb for the selected records; shown only when every visible one of them allows it.
 */
export function BulkActionButton({ verb }: { verb: string }) {
  const { definition, verdicts, doubts: Doubts } = useView();
  const { verbsFor } = useAccess(definition);
  const provider = useAppDataProvider();
  const { data = [], selectedIds = [] } = useListContext();
  const translate = useTranslate();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const action = definition.actions?.[verb];
  if (!action || selected.length === 0) return null;
  if (!selected.every((record) => verbsFor(record).includes(verb))) return null;
  const label = translate(actionLabelKey(definition.name, verb));
  return (
    <BulkButton
      label={label}
      question={
        action.confirm ? (
          <>
            {translate('kit.bulk.actionQuestion', {
              action: label,
              smart_count: selectedIds.length,
            })}
            {Doubts && (
              <Suspense fallback={null}>
                <Doubts verb={verb} ids={selectedIds} />
              </Suspense>
            )}
          </>
        ) : undefined
      }
      done={verdicts?.done(verb) ?? 'kit.bulk.actionDone'}
      change={(ids, onProgress) => provider.runAction(definition.name, { verb, ids, onProgress })}
    />
  );
}
