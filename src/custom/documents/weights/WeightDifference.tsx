import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import {
  differingWeights,
  type OneWeight,
  possibleWeights,
  type WeighedOrder,
} from '../../../../domain/documents/weights.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../kit/format/numbers.ts';
import { useWeightTexts } from './use-weight-texts.ts';

type Props = {
  order: WeighedOrder;
  /** Whether its invoice has been issued, whose lines stay as they are. */
  isIssued?: boolean;
  isBusy?: boolean;
  /** Takes one weight over; missing for those who may not. */
  onTake: ((one: OneWeight) => void) | undefined;
};

/**
 * Says which weights an order, its invoice and its labels state where they differ, or where more is
 * declared as net, and takes one over.
 */
export function WeightDifference({ order, isIssued = false, isBusy = false, onTake }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const texts = useWeightTexts()(order);
  if (texts.length === 0) return null;
  const possible = possibleWeights(order, { isIssued });
  const asText = (kilograms: number) => isolated(formatNumber(kilograms, locale, 'kg'));
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {texts.map(({ sentence, places }) => (
        <Fragment key={sentence}>
          {sentence}
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </Box>
        </Fragment>
      ))}
      {onTake && possible.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {possible.map((one) => (
            <Button
              key={one.kilograms}
              size="small"
              color="inherit"
              variant="outlined"
              disabled={isBusy}
              onClick={() => onTake(one)}
            >
              {translate('editor.weights.take', { weight: asText(one.kilograms) })}
            </Button>
          ))}
        </Box>
      )}
      {possible.length === 0 && differingWeights(order).length > 0 && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {translate('editor.weights.several')}
        </Typography>
      )}
    </Alert>
  );
}
