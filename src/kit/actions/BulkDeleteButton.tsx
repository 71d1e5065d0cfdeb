import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Suspense } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useView } from '../view/use-view.ts';
import { BulkButton } from './BulkButton.tsx';

/** Deletes the selected records after a confirmation. */
export function BulkDeleteButton() {
  const provider = useAppDataProvider();
  const resource = useResourceContext() ?? '';
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  const { deletion: Deletion } = useView();
  const count = selectedIds?.length ?? 0;
  return (
    <BulkButton
      label={translate('ra.action.delete')}
      icon={<DeleteOutlined />}
      color="error"
      question={
        <>
          {translate('kit.bulk.deleteQuestion', { smart_count: count })}
          {Deletion && (
            <Suspense fallback={null}>
              <Deletion ids={selectedIds ?? []} />
            </Suspense>
          )}
        </>
      }
      done="kit.bulk.deleted"
      change={(ids, onProgress) =>
        provider.deleteMany(resource, { ids: [...ids], meta: { onProgress } })
      }
    />
  );
}
