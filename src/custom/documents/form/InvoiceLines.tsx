import PercentOutlined from '@mui/icons-material/PercentOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { STANDARD_PERCENT, type TaxRules } from '../../../../domain/company/tax.ts';
import { buyerTaxOf } from '../../../../domain/orders/buyer-tax.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { billToOf, type EditorValues } from '../editing/editor-values.ts';
import { printContentQuery } from '../printing/print-content.ts';
import { LinePrice } from './LinePrice.tsx';
import { LinesTable } from './LinesTable.tsx';

/** The shipments of an invoice. A small business shows no tax, so there is nothing to choose. */
export function InvoiceLines({ order, readOnly }: { order: Order; readOnly: boolean }) {
  const { taxMode } = useTaxRules();
  // The rows are drawn again only for another function.
  const price = useCallback((at: number) => <LinePrice at={at} order={order} />, [order]);
  return (
    <LinesTable
      kind="invoice"
      quantity="decimal"
      hasChoice
      readOnly={readOnly}
      facts={readOnly ? undefined : price}
      choice={taxMode === 'smallBusiness' ? undefined : readOnly ? shownTax : chosenTax}
    />
  );
}

const chosenTax = (at: number) => <LineTaxButton at={at} readOnly={false} />;
const shownTax = (at: number) => <LineTaxButton at={at} readOnly />;

type Props = { at: number; readOnly: boolean };

/**
 * The tax treatment of a line: cross-border transport is tax-free; packing material, or storage in
 * Germany, is not (section 4 no. 3 a UStG). It is outside the line's columns, which are the specification's.
 */
function LineTaxButton({ at, readOnly }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext<EditorValues>();
  const name = `lines.${at}.tax` as const;
  const { isReverseCharge, isOutside = false, isTransportTaxed = false } = useTaxRules();
  const isStandard = useWatch<EditorValues, typeof name>({ name }) === 'standard';
  const isTaxed = isOutside || isTransportTaxed || isStandard;
  // Where all lines are taxed alike, there is nothing to choose.
  const isFixed = isOutside || isTransportTaxed;
  const percent = isolated(formatNumber(STANDARD_PERCENT, locale, 'percent'), 'ltr');
  const rate = isOutside ? NOT_TAXABLE : isReverseCharge ? OWED_BY_BUYER : percent;
  if (readOnly) return isTaxed ? <Box sx={RATE}>{rate}</Box> : null;
  const label = translate(labelKey(isTaxed, { isReverseCharge, isOutside, isTransportTaxed }), {
    number: at + 1,
    percent,
  });
  return (
    <IconButton
      size="small"
      data-hint={label}
      aria-label={label}
      sx={PLACE}
      aria-disabled={isFixed}
      onClick={() => isFixed || setValue(name, isTaxed ? null : 'standard', { shouldDirty: true })}
    >
      {isTaxed ? <Box sx={RATE}>{rate}</Box> : <PercentOutlined sx={{ fontSize: 16 }} />}
    </IconButton>
  );
}

/** Where the tax of a service to a business abroad is the buyer's to pay, as in German books. */
const OWED_BY_BUYER = isolated('§ 13b', 'ltr');

/** Where the place of every service is in a third country. */
const NOT_TAXABLE = isolated('§ 3a', 'ltr');

function labelKey(
  isTaxed: boolean,
  { isReverseCharge, isOutside, isTransportTaxed }: Partial<TaxRules>,
): string {
  if (isOutside) return 'editor.tax.notTaxable';
  if (!isTaxed) return 'editor.tax.off';
  if (isReverseCharge) return 'editor.tax.owed';
  return isTransportTaxed ? 'editor.tax.always' : 'editor.tax.on';
}

/** Equally wide in both states, so that nothing shifts when it is pressed. */
const PLACE = { width: 48, height: 30, borderRadius: 1 } as const;

const RATE = {
  display: 'inline-block',
  px: 0.5,
  borderRadius: 0.75,
  typography: 'caption',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;

/**
 * How the invoice is taxed by the carrier's mode, the usual one until it is known, and by the party
 * that it is typed for.
 */
export function useTaxRules(): TaxRules {
  const { data } = useQuery(printContentQuery(useAppDataProvider()));
  const billTo = useWatch<EditorValues, 'billTo'>({ name: 'billTo' });
  return {
    taxMode: data?.stored.taxMode ?? 'regular',
    ...(billTo && buyerTaxOf(billToOf(billTo))),
  };
}
