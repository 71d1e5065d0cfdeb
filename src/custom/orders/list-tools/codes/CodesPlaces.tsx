import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { orderAddress } from '../../../../../domain/orders/addresses.ts';
import type { Order } from '../../../../../domain/resources/commands.ts';
import { Code } from '../../../../kit/format/formats.tsx';
import { useListView } from '../../../../kit/view/list-view.ts';
import { type CodePlaces, placeOf } from './code-places.ts';
import { useCodePlaces } from './use-code-places.ts';
import { useCodes } from './use-codes.ts';

/** Says how many of the codes are on the list, which are not, and where those orders are. */
export default function CodesPlaces() {
  const { list } = useListView();
  const translate = useTranslate();
  const [codes, change] = useCodes();
  const { places, failed } = useCodePlaces(list, codes);
  const complete = places !== undefined && places.here.length === codes.length;
  return (
    <Alert
      severity={failed ? 'error' : complete || !places ? 'info' : 'warning'}
      variant="outlined"
      sx={{ my: 1, py: 0, minHeight: 50, '& .MuiAlert-message': { minWidth: 0 } }}
      action={
        <Button size="small" color="inherit" onClick={() => change([])}>
          {translate('orderTools.codes.removeAll')}
        </Button>
      }
    >
      {failed && translate('orderTools.codes.failed')}
      {!failed && !places && translate('orderTools.codes.count', { smart_count: codes.length })}
      {!failed && places && <Places places={places} wanted={codes.length} />}
    </Alert>
  );
}

function Places({ places, wanted }: { places: CodePlaces; wanted: number }) {
  const translate = useTranslate();
  const { here, elsewhere, unknown } = places;
  return (
    <>
      {translate('orderTools.codes.found', { found: here.length, smart_count: wanted })}
      <HiddenCodes here={here.length} />
      <Named label={translate('orderTools.codes.elsewhere')} items={elsewhere.map(elsewhereItem)} />
      <Named label={translate('orderTools.codes.unknown')} items={unknown.map(unknownItem)} />
    </>
  );
}

/** Codes of this list that are hidden because another filter is active too. */
function HiddenCodes({ here }: { here: number }) {
  const translate = useTranslate();
  const { total, isPlaceholderData } = useListContext();
  const hidden = total === undefined || isPlaceholderData ? 0 : here - total;
  if (hidden <= 0) return null;
  return <> {translate('orderTools.codes.hidden', { smart_count: hidden })}</>;
}

type Item = { key: string; node: ReactNode };

const elsewhereItem = (order: Order): Item => ({
  key: String(order.id),
  node: <Elsewhere order={order} />,
});

const unknownItem = (code: string): Item => ({ key: code, node: <Code value={code} /> });

/** An order on another list, with a link to its page. */
function Elsewhere({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <>
      <Link component={RouterLink} to={orderAddress(order.id)} color="inherit">
        <Code value={order.billCode} />
      </Link>{' '}
      ({translate(placeOf(order))})
    </>
  );
}

/** Every one is listed; a long list scrolls. */
function Named({ label, items }: { label: string; items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <Box sx={{ maxHeight: 96, overflowY: 'auto' }} tabIndex={items.length > MANY ? 0 : undefined}>
      {label}{' '}
      {items.map(({ key, node }, place) => (
        <span key={key}>
          {place > 0 && ', '}
          <bdi>{node}</bdi>
        </span>
      ))}
    </Box>
  );
}

/** From this number on the list may scroll, which must be possible with the keyboard too. */
const MANY = 12;
