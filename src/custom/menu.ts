import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import NorthOutlined from '@mui/icons-material/NorthOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SouthOutlined from '@mui/icons-material/SouthOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { MessageKey } from '../i18n/en.ts';
import { useHasBin } from './orders/bin/use-has-bin.ts';

/** Parts of the side menu, in their order. */
export const MENU_SECTIONS = ['operations', 'documents', 'customers', 'content'] as const;
export type MenuSection = (typeof MENU_SECTIONS)[number];

/** An entry of the side menu. One with children opens them; its own address is where they begin. */
export type MenuEntry = {
  to: string;
  /** Another address of the same page (specification 2.2, "second reading"). */
  alias?: string;
  labelKey: MessageKey;
  icon: typeof SvgIcon;
  section: MenuSection;
  order: number;
  /** Says whether the back end has what the page shows; a hook. */
  useIsThere?: () => boolean | undefined;
  children?: readonly Omit<MenuEntry, 'section' | 'order' | 'children' | 'useIsThere'>[];
};

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
