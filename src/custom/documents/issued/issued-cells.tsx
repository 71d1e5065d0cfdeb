import BlockOutlined from '@mui/icons-material/BlockOutlined';
import EuroOutlined from '@mui/icons-material/EuroOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { orderAddress } from '../../../../domain/orders/addresses.ts';
import { isolated } from '../../../i18n/languages.ts';
import { choiceLabelKey } from '../../../i18n/resource-labels.ts';
import { Code } from '../../../kit/format/formats.tsx';
import { Urgency } from '../../../kit/urgency/Urgency.tsx';
import { PaidNote } from '../issue/PaidNote.tsx';
import { type IssuedState, type ListedDocument, stateOf } from './issued-documents.ts';

/** The colour and the shape of a state: a tick in a ring, a crossed circle, a way back. */
const LOOKS: Readonly<
  Record<IssuedState, { readonly icon: typeof SvgIcon; readonly color: string }>
> = {
  issued: { icon: TaskAltOutlined, color: 'ink.success' },
  cancelled: { icon: BlockOutlined, color: 'text.secondary' },
  storno: { icon: UndoOutlined, color: 'ink.warning' },
};

/** What is still to be paid, where it is late or not all of it. */
const PRESSES = { overdue: 'overdue', part: 'soon' } as const;

/** The state of an issued document, and that nothing is left to pay of it. */
export function StateChip({ document, isNarrow = false }: StateProps) {
  const translate = useTranslate();
  const state = stateOf(document);
  const { icon: Icon, color } = LOOKS[state];
  const { paymentState } = document;
  return (
    <Box sx={isNarrow ? LINES : LINE}>
      <Box component="span" sx={{ ...PART, color }}>
        <Icon sx={SHAPE} />
        {translate(`issued.states.${state}`)}
      </Box>
      {(document.paid || paymentState === 'paid') && (
        <Box component="span" sx={{ ...PART, color: 'ink.success' }}>
          <EuroOutlined sx={SHAPE} />
          <PaidNote document={document} />
        </Box>
      )}
      {(paymentState === 'overdue' || paymentState === 'part') && (
        <Urgency level={PRESSES[paymentState]}>
          {translate(choiceLabelKey('invoices', 'paymentState', paymentState))}
        </Urgency>
      )}
    </Box>
  );
}

const SHAPE = { fontSize: 16 } as const;
const PART = { display: 'inline-flex', alignItems: 'center', gap: 0.5 } as const;
/** A part is never broken, but the next may stand below it. */
const LINE = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.25,
  whiteSpace: 'nowrap',
} as const;
/** In a place that may be too narrow for one line. */
const LINES = { ...LINE, typography: 'body2' } as const;

type StatedDocument = Pick<IssuedInvoice, 'kind' | 'status' | 'paid' | 'paidOn' | 'paidVia'> &
  Partial<Pick<ListedDocument, 'paymentState'>>;

type StateProps = {
  document: StatedDocument;
  /** Whether the place may be too narrow for one line. */
  isNarrow?: boolean;
};

type Props = { document: Pick<ListedDocument, 'order' | 'billCode' | 'orderExists'> };

/** The order of an issued document: a link, or only its code if the order is deleted. */
export function OrderOfDocument({ document: { order, billCode, orderExists } }: Props) {
  const translate = useTranslate();
  if (!orderExists) {
    return (
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ textDecoration: 'line-through' }}
        title={translate('issued.list.deleted', { code: isolated(billCode) })}
      >
        <Code value={billCode} />
      </Typography>
    );
  }
  return (
    <MuiLink
      component={Link}
      to={orderAddress(order)}
      color="inherit"
      onClick={(event) => event.stopPropagation()}
    >
      <Code value={billCode} />
    </MuiLink>
  );
}
