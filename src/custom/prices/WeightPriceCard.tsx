import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { weigthprice } from '../../../domain/resources/weigthprice.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { useWeightPrice, weightPriceShown } from './use-weight-price.ts';

/** The price of a kilogram above the other prices, with the way to its form. */
export function WeightPriceCard() {
  const translate = useTranslate();
  const locale = useLocale();
  const { edit } = useAccess(weigthprice);
  const { price, isPending } = useWeightPrice();
  // Another back end may have no such price: the list below is complete without it.
  if (!isPending && !price) return null;
  return (
    <Card variant="outlined" sx={CARD}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary">
          {translate(fieldLabelKey(weigthprice.name, 'weigthPrice'))}
        </Typography>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {price ? (
            <bdi>{weightPriceShown(price.weigthPrice, locale)}</bdi>
          ) : (
            <Skeleton width="6ch" />
          )}
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
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 64,
  px: 2,
  py: 1,
  flex: '1 1 240px',
  maxWidth: { sm: 340 },
} as const;
