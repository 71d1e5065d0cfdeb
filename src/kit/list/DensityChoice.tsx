import DensityMedium from '@mui/icons-material/DensityMedium';
import DensitySmall from '@mui/icons-material/DensitySmall';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DENSITIES } from '../../theme/density.ts';
import { useDensity, useDensityChoice } from './use-density.ts';

const ICONS = { comfortable: DensityMedium, compact: DensitySmall };

/** Chooses how high the rows of all tables are. */
export function DensityChoice() {
  const density = useDensity();
  const { choose } = useDensityChoice();
  const translate = useTranslate();
  const labelId = useId();
  return (
    <Box sx={{ px: 2, py: 1 }}>
      <Typography id={labelId} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {translate('kit.list.rows')}
      </Typography>
      <ToggleButtonGroup exclusive fullWidth size="small" value={density} aria-labelledby={labelId}>
        {DENSITIES.map((one) => {
          const Icon = ICONS[one];
          return (
            <ToggleButton
              key={one}
              value={one}
              onClick={() => void choose(one)}
              sx={{ gap: 1, textTransform: 'none', whiteSpace: 'nowrap' }}
            >
              <Icon fontSize="small" />
              {translate(`kit.list.${one}`)}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </Box>
  );
}
