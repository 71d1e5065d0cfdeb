import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import NorthOutlined from '@mui/icons-material/NorthOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SortPayload } from 'react-admin';
import type { StageListName } from '../../../domain/orders/stages.ts';
import type { MessageKey } from '../../i18n/en.ts';

type StageFace = {
  icon: typeof SvgIcon;
  title: MessageKey;
};

/** How each list of specification 2.4 looks in the menu, on its page and on its actions. */
export const STAGE_FACES: Readonly<Record<StageListName, StageFace>> = {
  validation: {
    icon: FactCheckOutlined,
    title: 'shell.menu.validation',
  },
  warehouse: {
    icon: WarehouseOutlined,
    title: 'shell.menu.warehouse',
  },
  tracking: {
    icon: LocalShippingOutlined,
    title: 'shell.menu.tracking',
  },
  ToDu: {
    icon: NorthOutlined,
    title: 'shell.menu.fromMorocco',
  },
};

/**
 * By `id`, which the data provider treats as no sort at all: the server then returns the fixed city
 * order (contract, "tracked orders").
 */
export const ROUTE_ORDER: SortPayload = { field: 'id', order: 'ASC' };
