import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { EditedKind } from '../../../domain/orders/document-kinds.ts';
import type { PathOf } from '../../../domain/records.ts';
import type { commands } from '../../../domain/resources/commands.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';

const BillsTabs = lazyPart(() => import('./issued/BillsTabs.tsx'), 'BillsTabs');

/** How a document that is filled in for an order appears in lists. */
type DocumentView = {
  /** In the rows of a list of orders. */
  readonly icon: typeof SvgIcon;
  /** Whether a row opens it of the first selected order alone (specification 2.4). */
  readonly isOfSelection?: true;
  /** The list of the orders that have one, and its place among the documents in the menu. */
  readonly list: {
    readonly path: string;
    readonly icon: typeof SvgIcon;
    readonly order: number;
    /** Its columns after `DOCUMENT_COLUMNS`, which all of these lists have. */
    readonly furtherColumns?: readonly PathOf<typeof commands.fields>[];
    readonly above?: ComponentType;
    /** Whether its orders can be marked as paid there, as somebody does who has sent bills. */
    readonly isPayable?: true;
  };
};

export const DOCUMENT_VIEWS: Readonly<Record<EditedKind, DocumentView>> = {
  invoice: {
    icon: ReceiptLongOutlined,
    list: {
      path: '/bills',
      icon: ReceiptLongOutlined,
      order: 1,
      above: () => <BillsTabs at="/bills" />,
      isPayable: true,
    },
  },
  declaration: {
    icon: FactCheckOutlined,
    list: { path: '/declaration', icon: AssignmentOutlined, order: 3 },
  },
  label: {
    icon: LabelOutlined,
    isOfSelection: true,
    list: { path: '/tickets', icon: LabelOutlined, order: 2 },
  },
};
