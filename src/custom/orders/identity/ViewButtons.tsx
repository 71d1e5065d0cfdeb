import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import Rotate90DegreesCcwOutlined from '@mui/icons-material/Rotate90DegreesCcwOutlined';
import Rotate90DegreesCwOutlined from '@mui/icons-material/Rotate90DegreesCwOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { VIEW_KEYS, type ViewDeed } from './picture-view.ts';

type Props = {
  /** The picture that the buttons control. */
  label: string;
  zoom: number;
  can: (deed: ViewDeed) => boolean;
  onAct: (deed: ViewDeed) => void;
};

const BUTTONS: readonly (readonly [ViewDeed, typeof SvgIcon])[] = [
  ['zoomOut', ZoomOutOutlined],
  ['zoomIn', ZoomInOutlined],
  ['turnLeft', Rotate90DegreesCcwOutlined],
  ['turnRight', Rotate90DegreesCwOutlined],
  ['reset', FitScreenOutlined],
];

/** Enlarges, rotates and resets one picture; each button names its keyboard shortcut. */
export function ViewButtons({ label, zoom, can, onAct }: Props) {
  const translate = useTranslate();
  const button = ([deed, Icon]: (typeof BUTTONS)[number]) => {
    const possible = can(deed);
    const [key] = VIEW_KEYS[deed];
    return (
      <Tooltip key={deed} title={`${translate(`orders.identity.${deed}`)} (${keyName(key)})`}>
        {/* Not disabled: a button disabled while it is pressed would lose the focus. */}
        <IconButton
          aria-label={translate(`orders.identity.${deed}`)}
          aria-keyshortcuts={keyName(key)}
          aria-disabled={!possible}
          onClick={() => possible && onAct(deed)}
          sx={{ '&[aria-disabled="true"]': { color: 'action.disabled' } }}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider', px: 0.5 }}
    >
      {BUTTONS.map(button)}
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        dir="ltr"
        sx={{ ml: 'auto', px: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {Math.round(zoom * 100)} %
      </Typography>
    </Box>
  );
}

/** A capital letter is the small one with Shift. */
const keyName = (key: string): string => (/^[A-Z]$/.test(key) ? `Shift+${key}` : key.toUpperCase());
