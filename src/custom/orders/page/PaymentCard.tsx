import EuroOutlined from '@mui/icons-material/EuroOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { invoiceLinesOf } from '../../../../domain/documents/documents-of-order.ts';
import { invoiceTotals } from '../../../../domain/documents/totals.ts';
import { fromCents, isMoney, toCents } from '../../../../domain/money.ts';
import { balanceOf } from '../../../../domain/orders/balance.ts';
import type { WayToPay } from '../../../../domain/orders/payment.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { useAccess } from '../../../kit/access/use-access.ts';
import { Code, Money, ShortDate } from '../../../kit/format/formats.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { useView } from '../../../kit/view/use-view.ts';
import { useLacks } from '../../../providers/use-capabilities.ts';
import { ReceiptButton } from '../../documents/receipt/ReceiptButton.tsx';
import { Facts, useFurtherFacts } from '../form/form-parts.tsx';

const PaymentDialog = lazy(() => import('../payment/PaymentDialog.tsx'));

/** What this card and the badges at the top of the page show by hand. */
const PLACED = ['payment', 'priceTotal', 'priceSub', 'rechnr', 'paid', 'priceReason'];

/** The total that the invoice would have: the stored one, or the sum of its lines and charges. */
function totalOf(order: Order): string | null {
  const lines = invoiceLinesOf(order);
  if (order.priceTotal || lines.length === 0) return order.priceTotal ?? null;
  const extraCents = isMoney(order.priceSub) ? toCents(order.priceSub) : null;
  return fromCents(invoiceTotals(lines, extraCents).totalCents);
}

/** The price, the method of payment, and who the invoice is for. */
export function PaymentCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const { payment, priceSub, rechnr } = order;
  const total = totalOf(order);
  const further = useFurtherFacts(order, 'payment', PLACED);
  const lacks = useLacks();
  const { withholds } = useView();
  const readable = (path: string, value: ReactNode) =>
    withholds(path) ? [] : [{ label: fieldLabelKey('commands', path), value }];
  return (
    <SectionCard title={translate('order.page.payment')} icon={EuroOutlined}>
      <Facts
        facts={[
          {
            label: fieldLabelKey('commands', 'priceTotal'),
            value: total && <Money value={total} />,
          },
          {
            label: fieldLabelKey('commands', 'payment'),
            value: payment && translate(choiceLabelKey('commands', 'payment', payment)),
          },
          ...(order.priceReason ? readable('priceReason', <bdi>{order.priceReason}</bdi>) : []),
          ...readable('priceSub', priceSub && <Money value={priceSub} />),
          ...readable('rechnr', rechnr && <Code value={rechnr} />),
          ...termsFact(order, !lacks('agb')),
          ...further,
          ...depositFact(order),
          ...dueFact(order),
        ]}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <PaymentButton order={order} />
        <ReceiptButton order={order} />
      </Stack>
      <BilledTo order={order} />
    </SectionCard>
  );
}

/** What is still to be paid after a deposit; the price says it where nothing or everything is paid. */
function dueFact(order: Order) {
  const due = balanceOf([order]);
  if (order.paid || !order.deposit || due === undefined) return [];
  return [{ label: 'order.page.due', value: <Money value={due} /> }];
}

/** When and how the deposit was paid, once the rest has been paid too. */
function depositFact({ deposit, depositOn, depositVia }: Order) {
  if (!deposit || !depositOn) return [];
  const value = (
    <>
      <ShortDate value={depositOn} />
      {depositVia && <DepositWay way={depositVia} />}
    </>
  );
  return [{ label: fieldLabelKey('commands', 'depositOn'), value }];
}

function DepositWay({ way }: { way: WayToPay }) {
  const translate = useTranslate();
  return <> · {translate(choiceLabelKey('commands', 'depositVia', way))}</>;
}

/** When and how the order was paid is noted here, and corrected, however long ago that was. */
function PaymentButton({ order }: { order: Order }) {
  const translate = useTranslate();
  const { edit } = useAccess(commands);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!edit) return null;
  return (
    <>
      <Button size="small" startIcon={<EuroOutlined />} onClick={() => setOpen(true)}>
        {translate('orders.payments.note')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <PaymentDialog ids={[order.id]} onClose={close} onDone={close} />}
      </Suspense>
    </>
  );
}

/**
 * The version of the terms that was in force when the order was made, and nothing if there was none. It
 * leads to their page, if there is one for the user.
 */
function termsFact({ terms }: Order, isLinked: boolean) {
  const { number, from, id } = terms ?? {};
  if (!number || !id) return [];
  const version = (
    <>
      <bdi dir="ltr">v{number}</bdi>
      {from && (
        <>
          {' · '}
          <ShortDate value={from} />
        </>
      )}
    </>
  );
  const value = isLinked ? (
    <MuiLink component={Link} to={`/agb/${encodeURIComponent(id)}/show`} underline="hover">
      {version}
    </MuiLink>
  ) : (
    version
  );
  return [{ label: fieldLabelKey('commands', 'terms'), value }];
}

/** Who the invoice goes to: a party of the order by its role, any other by its address. */
function BilledTo({ order: { billTo } }: { order: Order }) {
  const translate = useTranslate();
  if (!billTo) return null;
  const { party, vatId, reference, leitwegId, goodsRole, customerKind, taxedReason } = billTo;
  const value =
    party === 'other' ? (
      <AddressLines billTo={billTo} />
    ) : (
      translate(choiceLabelKey('commands', 'billTo.party', party))
    );
  const numbers = Object.entries({ vatId, reference, leitwegId }).filter(([, number]) => number);
  return (
    <Facts
      facts={[
        { label: fieldLabelKey('commands', 'billTo.party'), value },
        ...numbers.map(([name, number]) => ({
          label: fieldLabelKey('commands', `billTo.${name}`),
          value: <Code value={number} />,
        })),
        ...(goodsRole
          ? [
              {
                label: fieldLabelKey('commands', 'billTo.goodsRole'),
                value: translate(choiceLabelKey('commands', 'billTo.goodsRole', goodsRole)),
              },
            ]
          : []),
        ...(customerKind
          ? [
              {
                label: fieldLabelKey('commands', 'billTo.customerKind'),
                value: translate(choiceLabelKey('commands', 'billTo.customerKind', customerKind)),
              },
            ]
          : []),
        ...(taxedReason
          ? [{ label: fieldLabelKey('commands', 'billTo.taxedReason'), value: taxedReason }]
          : []),
      ]}
    />
  );
}

function AddressLines({ billTo }: Pick<Order, 'billTo'>) {
  const translate = useTranslate();
  const { firm, contact, street, zipcode, city, country } = billTo;
  const abroad =
    country && country !== 'DE' && translate(choiceLabelKey('commands', 'billTo.country', country));
  const [name, ...rest] = [
    firm,
    contact,
    street,
    [zipcode, city].filter(Boolean).join(' '),
    abroad,
  ].filter(Boolean);
  return (
    <Box component="address" sx={{ fontStyle: 'normal' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }} dir="auto">
        {name}
      </Typography>
      {rest.map((line) => (
        <Typography key={String(line)} variant="body2" dir="auto">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
