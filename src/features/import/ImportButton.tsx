import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLacks } from '../../providers/use-capabilities.ts';

type Props = { to: string; isLabelled?: boolean };

/** Leads to the import of a table; on a phone it is an icon in the toolbar, unless it is labelled. */
export function ImportButton({ to, isLabelled = false }: Props) {
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const lacksImports = useLacks()('imports');
  if (lacksImports) return null;
  const label = translate('tables.import');
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
