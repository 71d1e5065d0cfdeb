import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAccess } from '../access/use-access.ts';
import { useListView } from '../view/list-view.ts';

type Props = { isLabelled?: boolean };

/** Adds a record, for users who may; on a phone it is an icon in the toolbar, unless it is labelled. */
export function AddButton({ isLabelled = false }: Props) {
  const { definition, screens } = useListView().view;
  const { create } = useAccess(definition);
  const createPath = useCreatePath();
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!create || screens.create === false) return null;
  const label = translate('ra.action.create');
  const to = createPath({ resource: definition.name, type: 'create' });
  const button = { component: Link, to, variant: 'contained' } as const;
  return onPhone && !isLabelled ? (
    <Button {...button} aria-label={label} sx={{ minWidth: 40, px: 0 }}>
      <Add />
    </Button>
  ) : (
    <Button {...button} size="small" startIcon={<Add />}>
      {label}
    </Button>
  );
}
