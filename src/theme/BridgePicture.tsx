import Box from '@mui/material/Box';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { useTheme } from '@mui/material/styles';
import { bridgeShapes, logoShapes, type Shape } from './bridge-shapes.ts';

type BridgePictureProps = {
  /** A text alternative for the picture. */
  label: string;
  /** A bridge that ends in the middle, and a van that waits at the gap. */
  broken?: boolean;
  /** The part of the picture to show; by default all of it, with the wide water. */
  part?: string;
};

const pathOf = ({ d, pathLength, style }: Shape) => (
  <path key={d} d={d} pathLength={pathLength} style={style} />
);

/** The product's picture. */
export function BridgePicture({ label, broken = false, part = '0 0 640 540' }: BridgePictureProps) {
  const { picture } = useTheme().palette;
  return (
    <Box
      component="svg"
      viewBox={part}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
      sx={{ display: 'block', width: '100%', height: '100%' }}
    >
      {bridgeShapes(picture, broken).map(pathOf)}
    </Box>
  );
}

/** The product's logo. */
export function BridgeLogo(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 32 32" {...props}>
      {logoShapes().map(pathOf)}
    </SvgIcon>
  );
}
