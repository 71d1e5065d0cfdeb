import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { fromCents } from '../../../domain/money.ts';
import { offersForWeight } from '../../../domain/prices/offers-for-weight.ts';
import { prices } from '../../../domain/resources/prices.ts';
import { choiceLabelKey, fieldLabelKey } from '../../i18n/resource-labels.ts';
import { formatMoney, parseNumber } from '../../kit/format/numbers.ts';
import { usePriceList } from './use-price-list.ts';

const HEAVIEST = 10_000;
const DIRECTIONS = ['A', 'B'] as const;

/** What a parcel of a weight costs in each direction, by the list of prices. */
export function PriceCalculator() {
  const translate = useTranslate();
  const noteId = useId();
  const [typed, setTyped] = useState('');
  const weight = Number(parseNumber(typed) ?? Number.NaN);
  const isWeight = weight > 0 && weight <= HEAVIEST;
  const isWrong = typed.trim() !== '' && !isWeight;
  return (
    <Card variant="outlined" component="section" aria-label={translate('pricing.title')} sx={CARD}>
      <TextField
        size="small"
        margin="none"
        label={translate('pricing.title')}
        value={typed}
        error={isWrong}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
          htmlInput: {
            inputMode: 'decimal',
            dir: 'ltr',
            maxLength: 12,
            style: { textAlign: 'end' },
            'aria-describedby': noteId,
          },
        }}
        sx={{ width: 188, flex: 'none' }}
      />
      <Box id={noteId} aria-live="polite" sx={RESULT}>
        {isWeight ? (
          <Offers weight={weight} />
        ) : (
          <Typography variant="body2" color={isWrong ? 'error' : 'text.secondary'}>
            {translate(isWrong ? 'pricing.wrong' : 'pricing.hint')}
          </Typography>
        )}
      </Box>
    </Card>
  );
}

function Offers({ weight }: { weight: number }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { list, isPending } = usePriceList();
  if (!list) {
    return isPending ? null : (
      <Typography variant="body2">{translate('pricing.failed')}</Typography>
    );
  }
  return DIRECTIONS.map((direction) => {
    const [offer] = offersForWeight(weight, direction, list);
    const kilogram = translate(fieldLabelKey('weigthprice', 'weigthPrice'));
    return (
      <Box key={direction} sx={{ minWidth: 0 }}>
        <Typography variant="caption" color="text.secondary" component="p">
          {translate(choiceLabelKey(prices.name, 'direction', direction))}
        </Typography>
        <Typography component="p" sx={AMOUNT}>
          <bdi>
            {offer ? formatMoney(fromCents(offer.cents), locale) : translate('pricing.none')}
          </bdi>
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p" noWrap>
          {offer && <bdi>{offer.name ?? kilogram}</bdi>}
        </Typography>
      </Box>
    );
  });
}

const CARD = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  px: 2,
  py: 1,
  minHeight: 84,
  flex: '2 1 420px',
  maxWidth: 720,
} as const;
const RESULT = {
  flex: '1 1 240px',
  minWidth: 0,
  minHeight: 62,
  display: 'flex',
  alignItems: 'center',
  columnGap: 4,
} as const;
const AMOUNT = { fontWeight: 650, fontVariantNumeric: 'tabular-nums', lineHeight: 1.4 } as const;
