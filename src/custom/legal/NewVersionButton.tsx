import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useAccess } from '../../kit/access/use-access.ts';
import { useView } from '../../kit/view/use-view.ts';
import { useNewVersion } from './use-new-version.ts';

/** Begins a draft with the texts that are in force now. */
export default function NewVersionButton() {
  const { definition } = useView();
  const { create } = useAccess(definition);
  const translate = useTranslate();
  const { fromInForce, isBusy } = useNewVersion();
  if (!create) return null;
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<Add />}
      loading={isBusy}
      onClick={() => void fromInForce()}
    >
      {translate('legal.list.new')}
    </Button>
  );
}
