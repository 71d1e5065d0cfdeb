import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import { type Parcel, parcelAccess } from '../../../../domain/parcels/parcel.ts';
import { spacedParcelCode } from '../../../../domain/parcels/parcel-code.ts';
import {
  canBecome,
  PARCEL_STATES,
  type ParcelState,
} from '../../../../domain/parcels/parcel-states.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { choiceLabelKey, fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { useActor, useIsRejected } from '../../../kit/access/use-access.ts';
import { Code, Weight } from '../../../kit/format/formats.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { useParcels } from '../../../providers/use-app-data-provider.ts';
import { Facts, useFurtherFacts } from '../form/form-parts.tsx';
import { AllParcels } from './AllParcels.tsx';
import { OrderWeights } from './OrderWeights.tsx';
import { ParcelWeight, useParcelState } from './ParcelWeight.tsx';

/** What this card and that of the lines show by hand. */
const PLACED = ['numofpackages', 'wights', 'type', 'declarationConten'];

const Weighing = lazy(() => import('../weighing/Weighing.tsx'));

/** The parcels, and how they reach the recipient. */
export function ParcelsCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const parcels = useParcels(order, { enabled: !useIsRejected(parcelAccess.show) });
  const further = useFurtherFacts(order, 'parcels', PLACED);
  const list = parcels.length > 0 && <ParcelList parcels={parcels} />;
  return (
    <SectionCard title={translate('order.form.parcels')} icon={Inventory2Outlined}>
      <Facts
        facts={[
          { label: fieldLabelKey('commands', 'numofpackages'), value: order.numofpackages },
          { label: fieldLabelKey('commands', 'wights'), value: <Weight value={order.wights} /> },
          {
            label: fieldLabelKey('commands', 'type'),
            value: order.type && translate(choiceLabelKey('commands', 'type', order.type)),
          },
          ...further,
        ]}
      />
      <OrderWeights order={order} parcels={parcels} />
      {parcels.length > 1 && <AllParcels order={order} />}
      <Suspense fallback={list}>
        <Weighing order={order} parcels={parcels}>
          {list}
        </Weighing>
      </Suspense>
    </SectionCard>
  );
}

/** As many as fit beside the other cards; an order may have hundreds. */
const SHOWN = 8;

/** The parcels of an order: number, code, weight and last known state. */
function ParcelList({ parcels }: { parcels: readonly Parcel[] }) {
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

const COLORS: Readonly<Record<ParcelState, ChipProps['color']>> = {
  registered: 'default',
  received: 'info',
  loaded: 'primary',
  delivered: 'success',
  missing: 'error',
};

/** The last known state of a parcel, and a menu to change it. */
function ParcelStateMenu({ parcel }: { parcel: Parcel }) {
  const translate = useTranslate();
  const actor = useActor();
  const { change, isChanging } = useParcelState(parcel);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { number, state } = parcel;
  const look = {
    size: 'small',
    variant: 'outlined',
    color: COLORS[state],
    label: translate(`parcels.states.${state}`),
  } as const;
  if (!actor || !allows(parcelAccess.edit, actor)) return <Chip {...look} />;
  const choose = (next: ParcelState) => {
    setAnchor(null);
    change(next);
  };
  return (
    <>
      <Chip
        {...look}
        disabled={isChanging}
        icon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('issued.parcelState', { number, state: look.label })}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {PARCEL_STATES.filter((next) => next !== state && canBecome(state, next)).map((next) => (
          <MenuItem key={next} onClick={() => choose(next)}>
            {translate(`parcels.states.${next}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
