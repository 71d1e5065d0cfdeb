import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { parcelAccess } from '../../../domain/parcels/parcel.ts';
import { SCAN_MODES, type ScanMode } from '../../../domain/parcels/scans.ts';
import { useMay } from '../../kit/access/use-access.ts';

const ICONS: Readonly<Record<ScanMode, typeof SvgIcon>> = {
  received: WarehouseOutlined,
  weighed: ScaleOutlined,
  loaded: LocalShippingOutlined,
  delivered: HandshakeOutlined,
};

type Props = { mode: ScanMode; onChange: (mode: ScanMode) => void };

/** What the next scans record. */
export function ModeChoice({ mode, onChange }: Props) {
  const translate = useTranslate();
  const mayWeigh = useMay()(parcelAccess.edit);
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      value={mode}
      aria-label={translate('scanning.mode')}
      onChange={(_, chosen: ScanMode | null) => chosen && onChange(chosen)}
    >
      {SCAN_MODES.filter((one) => one !== 'weighed' || mayWeigh).map((one) => {
        const Icon = ICONS[one];
        return (
          <ToggleButton key={one} value={one} sx={BUTTON}>
            <Icon />
            {translate(`scanning.modes.${one}`)}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}

const BUTTON = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  minHeight: 56,
  px: 0.5,
  fontSize: 13,
  lineHeight: 1.2,
} as const;
