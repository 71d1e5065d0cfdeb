import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import { useTranslate } from 'react-admin';
import type { CellProps } from './cell-props.ts';

/** Yes or no as an icon with an accessible name. */
export function BooleanCell({ value }: CellProps) {
  const translate = useTranslate();
  return value === true ? (
    <CheckCircleOutlined color="success" fontSize="small" titleAccess={translate('kit.yes')} />
  ) : (
    <RemoveCircleOutline color="disabled" fontSize="small" titleAccess={translate('kit.no')} />
  );
}
