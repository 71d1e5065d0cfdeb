import DifferenceOutlined from '@mui/icons-material/DifferenceOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { partOf } from '../../../domain/access.ts';
import { useLacks } from '../../providers/use-capabilities.ts';
import { useMay } from '../access/use-access.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useView } from '../view/use-view.ts';
import { activityOf } from './activity-address.ts';

/** Whether the current user can read who did what. */
export function useHasActivity(): boolean {
  const lacks = useLacks();
  const may = useMay();
  return may(partOf('activity')) && !lacks('activity');
}

/**
 * The ways from a record to who did what with it, and to what it was before; nothing for those who may
 * not read that.
 */
export function ActivityButton({ resource, id }: { resource: string; id: Identifier }) {
  const translate = useTranslate();
  const { hasOwnVersions } = useView();
  const [isOpen, setOpen] = useState(false);
  if (!useHasActivity()) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<HistoryOutlined />}
        component={Link}
        to={activityOf(resource, id)}
      >
        {translate('activityLink.record')}
      </Button>
      {!hasOwnVersions && (
        <Button size="small" startIcon={<DifferenceOutlined />} onClick={() => setOpen(true)}>
          {translate('activityLink.versions')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <VersionsDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const VersionsDialog = lazyPart(() => import('../versions/VersionsDialog.tsx'), 'VersionsDialog');
