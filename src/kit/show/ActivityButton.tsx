import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { type Identifier, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { staff } from '../../../domain/access.ts';
import { useLacks } from '../../providers/use-capabilities.ts';
import { useMay } from '../access/use-access.ts';
import { activityOf } from './activity-address.ts';

/** Whether the current user can read who did what. */
export function useHasActivity(): boolean {
  const lacks = useLacks();
  const may = useMay();
  return may(staff) && !lacks('activity');
}

/** The way from a record to who did what with it; nothing for those who may not read that. */
export function ActivityButton({ resource, id }: { resource: string; id: Identifier }) {
  const translate = useTranslate();
  if (!useHasActivity()) return null;
  return (
    <Button
      size="small"
      startIcon={<HistoryOutlined />}
      component={Link}
      to={activityOf(resource, id)}
    >
      {translate('activityLink.title')}
    </Button>
  );
}
