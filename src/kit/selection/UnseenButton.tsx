import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { lazyPart } from '../lazy-part.tsx';
import { useSelectedRows } from './selected-rows.tsx';
import { useUnseen } from './use-unseen.ts';

const ConfirmDialog = lazyPart(() => import('../dialog/ConfirmDialog.tsx'), 'ConfirmDialog');
const UnseenSelection = lazyPart(() => import('./UnseenSelection.tsx'), 'UnseenSelection');

type Props = { name?: (record: RaRecord) => ReactNode };

/**
 * Says how many of the selected records are not visible; when pressed, it names them and can
 * deselect them.
 */
export function UnseenButton({ name }: Props) {
  const translate = useTranslate();
  const { onUnselectItems, onSelect } = useListContext();
  const { ids } = useSelectedRows();
  const unseen = useUnseen();
  const [open, setOpen] = useState(false);
  if (unseen.length === 0) return null;
  const letGo = () => {
    setOpen(false);
    const left = new Set(unseen);
    const seen = ids().filter((id) => !left.has(id));
    if (seen.length > 0) onSelect(seen);
    else onUnselectItems();
  };
  return (
    <>
      <Button
        size="small"
        color="warning"
        startIcon={<VisibilityOffOutlined />}
        onClick={() => setOpen(true)}
      >
        {translate('kit.unseen.button', { smart_count: unseen.length })}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <ConfirmDialog
            open={open}
            title={translate('kit.unseen.title')}
            content={<UnseenSelection {...(name && { name })} />}
            confirmLabel={translate('kit.unseen.letGo')}
            cancelLabel={translate('kit.unseen.keep')}
            onConfirm={letGo}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
