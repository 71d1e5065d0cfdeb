import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Parcel } from '../../../../domain/parcels/parcel.ts';
import { spacedParcelCode } from '../../../../domain/parcels/parcel-code.ts';
import { Code } from '../../../kit/format/formats.tsx';
import { ParcelStateMenu } from './ParcelStateMenu.tsx';
import { ParcelWeight } from './ParcelWeight.tsx';

/** As many as fit beside the other cards; an order may have hundreds. */
const SHOWN = 8;

/** The parcels of an order: number, code, weight and last known state. */
export function ParcelList({ parcels }: { parcels: readonly Parcel[] }) {
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  const shown = whole ? parcels : parcels.slice(0, SHOWN);
  return (
    <>
      <Box component="ol" aria-label={translate('parcels.list')} sx={{ m: 0, p: 0 }}>
        {shown.map((parcel) => (
          <Line key={parcel.code} parcel={parcel} />
        ))}
      </Box>
      {shown.length < parcels.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ alignSelf: 'start' }}>
          {translate('parcels.more', { smart_count: parcels.length - shown.length })}
        </Button>
      )}
    </>
  );
}

function Line({ parcel }: { parcel: Parcel }) {
  const translate = useTranslate();
  const { number, of, code } = parcel;
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <Code value={spacedParcelCode(code)} />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="caption" color="text.secondary">
            {translate('parcels.title', { number, count: of })}
          </Typography>
          <ParcelWeight parcel={parcel} />
        </Box>
      </Box>
      <ParcelStateMenu parcel={parcel} />
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  listStyle: 'none',
  borderTop: 1,
  borderColor: 'divider',
} as const;
