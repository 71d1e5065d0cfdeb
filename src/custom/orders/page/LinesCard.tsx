import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { countryName } from '../../../../domain/customs/countries.ts';
import { fromCents, isMoney, toCents } from '../../../../domain/money.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { Money, Weight } from '../../../kit/format/formats.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';

/** The lines of the bill and of the declaration, with their totals. */
export function LinesCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const invoice = order.content ?? [];
  const declared = order.declarationConten ?? [];
  const bill = invoiceSums(invoice);
  const goods = declarationSums(declared);
  return (
    <SectionCard title={translate('order.page.lines')} icon={ReceiptLongOutlined}>
      <Lines
        path="content"
        columns={['desc', 'qty', 'price']}
        rows={invoice.map(({ desc, qty, price }) => [
          <bdi key="desc">{desc}</bdi>,
          <Weight key="qty" value={qty} />,
          <Money key="price" value={price} />,
        ])}
        sums={[
          <Weight key="weight" value={bill.weight} />,
          <Money key="sum" value={bill.amount} />,
        ]}
      />
      <Lines
        path="declarationConten"
        columns={['desc', 'legal', 'notice']}
        rows={declared.map(({ desc, legal, notice, ...facts }) => [
          <Declared key="desc" desc={desc} facts={facts} />,
          legal,
          <Money key="notice" value={notice} />,
        ])}
        sums={[goods.count, <Money key="sum" value={goods.value} />]}
      />
    </SectionCard>
  );
}

type Facts = Omit<NonNullable<Order['declarationConten']>[number], 'desc' | 'legal' | 'notice'>;

/** The description of declared goods, and below it what else customs requires of them. */
function Declared({ desc, facts }: { desc: string | null | undefined; facts: Facts }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { hsCode, condition, origin, weight, unitValue } = facts;
  const shown = [
    hsCode && <bdi key="hsCode">HS {hsCode}</bdi>,
    condition && translate(choiceLabelKey('commands', 'declarationConten.condition', condition)),
    origin && <bdi key="origin">{countryName(origin, locale)}</bdi>,
    typeof weight === 'number' && <Weight key="weight" value={weight} />,
    unitValue && (
      <span key="unitValue">
        {translate(fieldLabelKey('commands', 'declarationConten.unitValue'))}{' '}
        <Money value={unitValue} />
      </span>
    ),
  ].filter(Boolean);
  return (
    <>
      <bdi>{desc}</bdi>
      {shown.length > 0 && (
        <Typography variant="caption" component="div" color="text.secondary">
          {shown.map((fact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line keep their order.
            <span key={at}>
              {at > 0 && ' · '}
              {fact}
            </span>
          ))}
        </Typography>
      )}
    </>
  );
}

type LinesProps = {
  path: 'content' | 'declarationConten';
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  sums: readonly ReactNode[];
};

function Lines({ path, columns, rows, sums }: LinesProps) {
  const translate = useTranslate();
  const label = translate(fieldLabelKey('commands', path));
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      {rows.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('order.page.noLines')}
        </Typography>
      ) : (
        <Table size="small" aria-label={label} sx={TABLE}>
          <TableHead>
            <TableRow>
              {columns.map((name) => (
                <TableCell key={name} align={alignOf(columns.indexOf(name))}>
                  {translate(fieldLabelKey('commands', `${path}.${name}`))}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((cells, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and none is moved here.
              <TableRow key={at}>
                {cells.map((cell, column) => (
                  <TableCell key={columns[column]} align={alignOf(column)}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row">
                {translate('order.page.sum')}
              </TableCell>
              {sums.map((sum, at) => (
                <TableCell key={columns[at + 1]} align="right">
                  {sum}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        </Table>
      )}
    </Box>
  );
}

/** Figures are aligned by their digits. */
const alignOf = (column: number) => (column > 0 ? 'right' : 'left');

const TABLE = {
  '& .MuiTableCell-root': { px: 1, overflowWrap: 'anywhere' },
  '& .MuiTableCell-alignRight': { width: '24%', whiteSpace: 'nowrap' },
  '& .MuiTableFooter-root .MuiTableCell-root': {
    fontWeight: 650,
    fontSize: '0.8125rem',
    color: 'text.primary',
    borderBottom: 0,
  },
} as const;

/** The sum of amounts in wire money; what is not an amount counts as zero. */
const sumOfMoney = (amounts: readonly (string | null | undefined)[]): string =>
  fromCents(amounts.filter(isMoney).reduce((sum, amount) => sum + toCents(amount), 0));

/** Adds up kilograms in grams, so that 0.1 and 0.2 make 0.3. */
const sumOfWeights = (weights: readonly (number | null | undefined)[]): number =>
  weights.reduce<number>((sum, kg) => sum + Math.round((kg ?? 0) * 1000), 0) / 1000;

/** Total weight and amount of an order's invoice lines. */
export const invoiceSums = (lines: NonNullable<Order['content']>) => ({
  weight: sumOfWeights(lines.map(({ qty }) => qty)),
  amount: sumOfMoney(lines.map(({ price }) => price)),
});

/** Total count and value of an order's declaration lines. */
export const declarationSums = (lines: NonNullable<Order['declarationConten']>) => ({
  count: lines.reduce((sum, { legal }) => sum + (legal ?? 0), 0),
  value: sumOfMoney(lines.map(({ notice }) => notice)),
});
