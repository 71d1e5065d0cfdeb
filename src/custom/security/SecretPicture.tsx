import Box from '@mui/material/Box';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

/** The border that scanners need, in modules. */
const QUIET = 4;

/** The address of an app as a QR code, drawn here: no other server sees the secret. */
export function SecretPicture({ address }: { address: string }) {
  const translate = useTranslate();
  const rows = useMemo(() => encodeQR(address, 'raw', { border: QUIET }), [address]);
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => isDark && `M${x} ${y}h1v1h-1z`))
    .filter(Boolean)
    .join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={translate('security.app.picture')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      // Scanners read dark on light, whatever the theme is.
      sx={{ width: 220, maxWidth: '100%', bgcolor: 'common.white', borderRadius: 1, mx: 'auto' }}
    >
      <Box component="path" d={path} sx={{ fill: (theme) => theme.palette.common.black }} />
    </Box>
  );
}
