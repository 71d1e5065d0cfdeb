import Box from '@mui/material/Box';
import { loadPricingTexts } from '../../i18n/pricing/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';
import { PriceCalculator } from './PriceCalculator.tsx';
import { WeightPriceCard } from './WeightPriceCard.tsx';

const Texts = lazyTexts('pricing', loadPricingTexts);

/** What stands above the list of prices: the price of a kilogram, and what a parcel costs. */
export function PriceTools() {
  return (
    <Texts>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        <WeightPriceCard />
        <PriceCalculator />
      </Box>
    </Texts>
  );
}
