import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import NorthOutlined from '@mui/icons-material/NorthOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SouthOutlined from '@mui/icons-material/SouthOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import type { MenuEntry } from '../kit/menu.ts';
import { useHasBin } from './orders/bin/use-has-bin.ts';

/** Entries of pages that are no resource; those of resources come from their views. */
export const menuEntries: readonly MenuEntry[] = [
  {
    to: '/ToMa',
    labelKey: 'shell.menu.toMorocco',
    icon: SouthOutlined,
    section: 'operations',
    order: 1,
    children: [
      {
        to: '/ToMa/validation',
        alias: '/validation',
        labelKey: 'shell.menu.validation',
        icon: FactCheckOutlined,
      },
      {
        to: '/ToMa/warehouse',
        alias: '/warehouse',
        labelKey: 'shell.menu.warehouse',
        icon: WarehouseOutlined,
      },
      {
        to: '/ToMa/tracking',
        alias: '/tracking',
        labelKey: 'shell.menu.tracking',
        icon: LocalShippingOutlined,
      },
    ],
  },
  {
    to: '/ToDu',
    labelKey: 'shell.menu.fromMorocco',
    icon: NorthOutlined,
    section: 'operations',
    order: 2,
  },
  {
    to: '/bin',
    labelKey: 'shell.menu.bin',
    icon: DeleteOutlined,
    section: 'operations',
    order: 90,
    useIsThere: useHasBin,
  },
  {
    to: '/bills',
    labelKey: 'shell.menu.bills',
    icon: ReceiptLongOutlined,
    section: 'documents',
    order: 1,
  },
  {
    to: '/tickets',
    labelKey: 'shell.menu.tickets',
    icon: LabelOutlined,
    section: 'documents',
    order: 2,
  },
  {
    to: '/declaration',
    labelKey: 'shell.menu.declarations',
    icon: AssignmentOutlined,
    section: 'documents',
    order: 3,
  },
];
