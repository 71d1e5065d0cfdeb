import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type WeightPrice, weigthprice } from '../../../domain/resources/weigthprice.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { formatMoney } from '../../kit/format/numbers.ts';

const THE_ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'ASC' },
} as const;

/** The price of a kilogram above the other prices, with the way to its form. */
export function WeightPriceCard() {
  const translate = useTranslate();
  const locale = useLocale();
  const { edit } = useAccess(weigthprice);
  const { data, isPending } = useGetList<WeightPrice>(weigthprice.name, THE_ONE, {
    retry: false,
    onError: ignore,
    meta: { silent: true },
  });
  const [price] = data ?? [];
  // Another back end may have no such price: the list below is complete without it.
  if (!isPending && !price) return null;
  return (
    <Card variant="outlined" sx={CARD}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary">
          {translate(fieldLabelKey(weigthprice.name, 'weigthPrice'))}
        </Typography>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {price ? <bdi>{shown(price.weigthPrice, locale)}</bdi> : <Skeleton width="6ch" />}
        </Typography>
      </Box>
      {price && edit && (
        <Button component={Link} to={`/${weigthprice.name}/${encodeURIComponent(price.id)}`}>
          {translate('ra.action.edit')}
        </Button>
      )}
    </Card>
  );
}

const CARD = {
  ...{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 64 },
  ...{ mt: 1, px: 2, py: 1, maxWidth: 420 },
} as const;

/** The list of prices says what is wrong; this card only stays away. */
const ignore = () => undefined;

const WIRE = /^\d{1,4}([.,]\d{1,2})?$/;

/** The price as money; what another back end writes in its own way is shown as it is. */
const shown = (value: string | null | undefined, locale: string): string =>
  value && WIRE.test(value) ? formatMoney(value.replace(',', '.'), locale) : (value ?? '–');
