import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { plainVatId } from '../../../../domain/company/identifiers.ts';
import { bearsTax, STANDARD_PERCENT } from '../../../../domain/company/tax.ts';
import { buyerOf } from '../../../../domain/documents/buyer.ts';
import { directionOfGoods } from '../../../../domain/documents/direction.ts';
import { invoiceDocumentOf } from '../../../../domain/documents/documents-of-order.ts';
import type { Buyer } from '../../../../domain/documents/printed-documents.ts';
import { BILLED_COUNTRIES, BILLED_PARTIES } from '../../../../domain/orders/bill-to.ts';
import {
  buyerTaxOf,
  CUSTOMER_KINDS,
  GOODS_ROLES,
  requiresKind,
  requiresReason,
  sitsInThirdCountry,
  type TaxedAs,
  taxedAs,
} from '../../../../domain/orders/buyer-tax.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { editedOrder } from '../editing/edited-order.ts';
import { billToOf, type EditorValues } from '../editing/editor-values.ts';
import { invoiceEditing } from '../editing/invoice-editing.ts';
import { ChoiceField, TypedField } from './fields.tsx';
import { useTaxRules } from './InvoiceLines.tsx';

type Props = { order: Order; readOnly: boolean };

/** The addressee as the letter will print it; fields appear for another party only. */
export function BilledBlock({ order, readOnly }: Props) {
  const billTo = useWatch<EditorValues, 'billTo'>({ name: 'billTo' });
  return (
    <Box sx={BLOCK}>
      <AddressWindow order={order} />
      {billTo && (
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ChoiceField
            name="billTo.party"
            choices={BILLED_PARTIES}
            readOnly={readOnly}
            namedAs={
              directionOfGoods(order.tripGroup).sender.person === 'user' ? undefined : turned
            }
          />
          {billTo.party === 'other' && <BilledFields readOnly={readOnly} />}
          {billTo.party === 'recipient' && <RecipientNote />}
        </Box>
      )}
    </Box>
  );
}

/** The order names the customer its sender, also where the goods come to them (`directionOfGoods`). */
const TURNED: Readonly<Record<string, string>> = { sender: 'recipient', recipient: 'sender' };
const turned = (party: string): string => TURNED[party] ?? party;

const BLOCK = {
  display: 'grid',
  gap: { xs: 2, sm: 4 },
  alignItems: 'start',
  gridTemplateColumns: { sm: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;

/** The address field of the letter, as it is at this moment. */
function AddressWindow({ order }: { order: Order }) {
  const translate = useTranslate();
  const buyer = useTypedBuyer(order);
  const { name, contact, street, zip, city, country, vatId } = buyer;
  const abroad =
    country !== 'DE' && translate(choiceLabelKey('commands', 'billTo.country', country));
  const lines = [contact, street, [zip, city].filter(Boolean).join(' '), abroad, vatId];
  return (
    <Box component="section" aria-label={translate('order.billing.goesTo')} sx={WINDOW}>
      <Typography variant="caption" color="text.secondary">
        {translate('order.billing.goesTo')}
      </Typography>
      <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
        <Typography dir="auto" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        {lines.filter(Boolean).map((line) => (
          <Typography key={String(line)} variant="body2" dir="auto">
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** The addressee if the invoice were issued as typed. Its lines do not matter and are not read. */
function useTypedBuyer(order: Order): Buyer {
  const { getValues } = useFormContext<EditorValues>();
  const [sender, recipient, billTo] = useWatch<EditorValues, ['sender', 'recipient', 'billTo']>({
    name: ['sender', 'recipient', 'billTo'],
  });
  const values = { ...getValues(), sender, recipient, billTo, lines: [] };
  return buyerOf(invoiceDocumentOf(editedOrder(values, order, invoiceEditing), values.day));
}

const WINDOW = {
  px: 2,
  py: 1.5,
  minHeight: 112,
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
} as const;

type BilledFieldsProps = { readOnly: boolean };

const ADDRESS = ['firm', 'contact', 'street', 'zipcode', 'city'] as const;
/** Numbers run from left to right in every language. */
const NUMBERS = ['vatId', 'reference', 'leitwegId'] as const;

/** Name, address and numbers of another party that an invoice is for, and what they mean for its tax. */
function BilledFields({ readOnly }: BilledFieldsProps) {
  const translate = useTranslate();
  const labelOf = (fact: string) => translate(fieldLabelKey('commands', `billTo.${fact}`));
  const country = useWatch<EditorValues, 'billTo.country'>({ name: 'billTo.country' });
  const numberHint = sitsInThirdCountry({ country }) && translate('editor.tax.numberHint');
  return (
    <Box sx={GRID}>
      {ADDRESS.map((fact) => (
        <TypedField key={fact} name={`billTo.${fact}`} label={labelOf(fact)} readOnly={readOnly} />
      ))}
      <ChoiceField name="billTo.country" choices={BILLED_COUNTRIES} readOnly={readOnly} />
      {NUMBERS.map((fact) => (
        <TypedField
          key={fact}
          name={`billTo.${fact}`}
          label={labelOf(fact)}
          readOnly={readOnly}
          input={{ dir: 'ltr' }}
          {...(fact === 'vatId' && { settle: plainVatId, hint: numberHint })}
        />
      ))}
      <ChoiceField name="billTo.goodsRole" choices={GOODS_ROLES} readOnly={readOnly} />
      <BuyerTaxNotes readOnly={readOnly} />
    </Box>
  );
}

/**
 * What the buyer changes of the tax: a business abroad is charged none, unless a reason is written why
 * it is all the same, and the transport is not exempt for everybody.
 */
function BuyerTaxNotes({ readOnly }: BilledFieldsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { taxMode, isTransportTaxed } = useTaxRules();
  const billTo = useWatch<EditorValues, 'billTo'>({ name: 'billTo' });
  if (!billTo || taxMode === 'smallBusiness') return null;
  const party = billToOf(billTo);
  const as = taxedAs(party);
  const label = taxLabel(party);
  const found = {
    vatId: isolated(party.vatId ?? '', 'ltr'),
    percent: percentIn(locale),
  };
  return (
    <Box sx={NOTES} aria-live="polite">
      {requiresKind(party) && (
        <ChoiceField
          name="billTo.customerKind"
          choices={CUSTOMER_KINDS}
          readOnly={readOnly}
          isOptional
        />
      )}
      {requiresReason(party) && (
        <TypedField
          name="billTo.taxedReason"
          label={translate(fieldLabelKey('commands', 'billTo.taxedReason'))}
          readOnly={readOnly}
          hint={translate(`editor.tax.reasonHint.${as}`)}
        />
      )}
      {label && (
        <Alert severity={SETTLED.includes(label) ? 'info' : 'warning'}>
          {translate(`editor.tax.${label}`, found)}
        </Alert>
      )}
      {(label === 'outside' || label === 'reverse') && <GoodsNote />}
      {isTransportTaxed && <Alert severity="info">{translate('editor.tax.transport')}</Alert>}
    </Box>
  );
}

type TaxLabel = Exclude<TaxedAs, 'home'> | 'charged' | 'chargedUnasked';

/** The text on the tax of a party abroad, by the end of its key; nothing for one at home. */
function taxLabel(party: Order['billTo']): TaxLabel | undefined {
  const as = taxedAs(party);
  if (as === 'home') return undefined;
  if (buyerTaxOf(party).taxedReason === undefined) return as;
  return as === 'undecided' ? 'chargedUnasked' : 'charged';
}

/** Where nothing is open and nothing is charged on purpose. */
const SETTLED: readonly TaxLabel[] = ['reverse', 'outside', 'private'];

/**
 * Lines at the standard rate may be goods. Those that are handed over in Germany are no service, and
 * taxed here whoever buys them (section 3 (6) UStG).
 */
function GoodsNote() {
  const translate = useTranslate();
  const lines = useWatch<EditorValues, 'lines'>({ name: 'lines' });
  const numbers = lines.flatMap(({ tax }, at) => (tax === 'standard' ? [at + 1] : []));
  if (numbers.length === 0) return null;
  const name = translate('editor.tax.basis.lines', {
    smart_count: numbers.length,
    numbers: isolated(numbers.join(', '), 'ltr'),
  });
  return <Alert severity="warning">{translate('editor.tax.outsideGoods', { lines: name })}</Alert>;
}

/** The recipient in Morocco is taxed as a private person is; nothing if no line bears tax. */
function RecipientNote() {
  const translate = useTranslate();
  const locale = useLocale();
  const { taxMode } = useTaxRules();
  const lines = useWatch<EditorValues, 'lines'>({ name: 'lines' });
  if (!lines.some(({ tax }) => bearsTax(tax, { taxMode }))) return null;
  return (
    <Alert severity="info">
      {translate('editor.tax.recipient', { percent: percentIn(locale) })}
    </Alert>
  );
}

const percentIn = (locale: string): string =>
  isolated(formatNumber(STANDARD_PERCENT, locale, 'percent'), 'ltr');

const NOTES = { gridColumn: '1 / -1', display: 'grid', gap: 2, minWidth: 0 } as const;

const GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  // Company names are long.
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;
