import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { Code, Money, ShortDate } from '../../../kit/format/formats.tsx';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { CardLine } from '../../../kit/list/CardLine.tsx';
import { Clipped } from '../../../kit/list/Clipped.tsx';
import type { CardContents, ComposedColumn } from '../../../kit/view/list-view.ts';
import { issuedAddress, type ListedDocument } from './issued-documents.ts';

const cells = () => import('./issued-cells.tsx');
const OrderOfDocument = lazyPart(cells, 'OrderOfDocument');
const StateChip = lazyPart(cells, 'StateChip');
const IssuedMenu = lazyPart(() => import('./IssuedMenu.tsx'), 'IssuedMenu');

const column = (
  label: string,
  sort: string | undefined,
  render: (document: ListedDocument) => ReactNode,
  shows: readonly string[] = sort ? [sort] : [],
): ComposedColumn<ListedDocument> => ({
  label,
  shows,
  ...(sort && { sort }),
  render,
});

const NumberLink = ({ document }: { document: ListedDocument }) => (
  <MuiLink
    component={Link}
    to={issuedAddress(document._id)}
    color="inherit"
    sx={{ fontWeight: 600 }}
  >
    <Code value={document.number} />
  </MuiLink>
);

/** The columns of issued documents that are more than a field. */
export const issuedColumns = {
  number: column(fieldLabelKey('invoices', 'number'), 'number', (document) => (
    <NumberLink document={document} />
  )),
  customer: column(fieldLabelKey('invoices', 'customer'), 'customer', ({ customer }) => (
    <Clipped text={customer} width={220} />
  )),
  order: column(
    fieldLabelKey('invoices', 'billCode'),
    undefined,
    (document) => <OrderOfDocument document={document} />,
    ['billCode'],
  ),
  state: column('issued.list.state', 'status', (document) => <StateChip document={document} />, [
    'kind',
    'status',
    'paid',
    'paidOn',
    'paidVia',
    'paymentState',
  ]),
  actions: column(
    'issued.list.actions',
    undefined,
    (document) => <IssuedMenu document={document} />,
    ['number'],
  ),
};

/** An issued document on a phone. */
export const IssuedCard: CardContents = ({ record }) => {
  const document = record as ListedDocument;
  return (
    <>
      <CardLine>
        <NumberLink document={document} />
        <IssuedMenu document={document} />
      </CardLine>
      <CardLine>
        <Typography variant="body2" noWrap dir="auto" sx={{ minWidth: 0 }}>
          {document.customer}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          <Money value={document.total} />
        </Typography>
      </CardLine>
      <CardLine>
        <Typography variant="body2" color="text.secondary">
          <ShortDate value={document.date} /> · <OrderOfDocument document={document} />
        </Typography>
      </CardLine>
      <CardLine>
        <StateChip document={document} />
      </CardLine>
    </>
  );
};
