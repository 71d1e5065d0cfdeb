import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLacks } from '../../providers/lacking.ts';
import { useAccess } from '../access/use-access.ts';
import { useListView } from '../view/list-view.ts';

type Props = { isLabelled?: boolean };

/**
 * Leads to the import of a table, for users who may create records of this resource; on a phone it is
 * an icon in the toolbar, unless it is labelled.
 */
export function ImportButton({ isLabelled = false }: Props) {
  const { definition, imports } = useListView().view;
  const { create } = useAccess(definition);
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const lacksImports = useLacks()('imports');
  if (!imports || !create || lacksImports) return null;
  const label = translate('tables.import');
  const to = `/${definition.name}/import`;
  return onPhone && !isLabelled ? (
    <IconButton component={Link} to={to} color="primary" aria-label={label} data-hint={label}>
      <FileUploadOutlined />
    </IconButton>
  ) : (
    <Button component={Link} to={to} size="small" startIcon={<FileUploadOutlined />}>
      {label}
    </Button>
  );
}
