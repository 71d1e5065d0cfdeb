import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { BulkVerb } from '../stages.ts';

/** The icon of each action, on its buttons. */
export const VERB_ICONS: Record<BulkVerb, typeof SvgIcon> = {
  sendToWarehouse: WarehouseOutlined,
  sendToTracking: LocalShippingOutlined,
  returnToValidation: UndoOutlined,
  returnToWarehouse: UndoOutlined,
  verify: VerifiedOutlined,
  withdrawVerification: UndoOutlined,
  delete: DeleteOutlined,
  deleteBill: DeleteOutlined,
  deleteDeclaration: DeleteOutlined,
  deleteTicket: DeleteOutlined,
  restore: RestoreOutlined,
  erase: DeleteForeverOutlined,
};
