import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { allows } from '../../../../domain/access.ts';
import { type Parcel, parcelAccess } from '../../../../domain/parcels/parcel.ts';
import {
  canBecome,
  PARCEL_STATES,
  type ParcelState,
} from '../../../../domain/parcels/parcel-states.ts';
import { useActor } from '../../../kit/access/use-access.ts';
import { useParcelChange } from './use-parcel-change.ts';

const COLORS: Readonly<Record<ParcelState, ChipProps['color']>> = {
  registered: 'default',
  received: 'info',
  loaded: 'primary',
  delivered: 'success',
  missing: 'error',
};

/** The last known state of a parcel, and a menu to change it. */
export function ParcelStateMenu({ parcel }: { parcel: Parcel }) {
  const translate = useTranslate();
  const actor = useActor();
  const { change, isChanging } = useParcelChange(parcel);
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
    change({ state: next });
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
