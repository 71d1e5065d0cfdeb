import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { useTranslate } from 'react-admin';
import type { CellProps } from './cell-props.ts';

/** Whether a document is stored. */
export function FileCell({ field, value }: CellProps) {
  const translate = useTranslate();
  if (typeof value !== 'string' || value === '' || value === field.default) return null;
  return <InsertDriveFileOutlined fontSize="small" titleAccess={translate('kit.file.stored')} />;
}
