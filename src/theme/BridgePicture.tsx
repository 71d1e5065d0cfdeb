import Box from '@mui/material/Box';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { useTheme } from '@mui/material/styles';

type BridgePictureProps = {
  /** A text alternative for the picture. */
  label: string;
  /** A bridge that ends in the middle, and a van that waits at the gap. */
  broken?: boolean;
  /** The part of the picture to show; by default all of it, with the wide water. */
  part?: string;
};

/** Where the hangers meet the arch: points on the curve of the arch. */
const HANGERS = [
  [186.8, 268],
  [227.2, 245.5],
  [272.4, 232],
  [320, 227.5],
  [367.6, 232],
  [412.8, 245.5],
  [453.2, 268],
] as const;
const GAP = { from: 285, to: 355 };
const RIPPLES = [
  'M60 418h70',
  'M180 448h44',
  'M360 428h86',
  'M508 462h60',
  'M90 492h96',
  'M318 500h120',
];

/** The product's picture: gabled roofs and a minaret, two shores, and the bridge between them. */
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
      <circle cx="452" cy="252" r="62" fill={picture.glow} opacity="0.92" />
      <path
        d="M0 312C70 262 138 268 214 296S372 262 452 284s122-40 188-14v110H0z"
        fill={picture.farShore}
        opacity="0.7"
      />
      <rect y="362" width="640" height="178" fill={picture.water} />
      <path
        d="M404 384h96M424 402h56M412 420h78M434 438h36"
        stroke={picture.glow}
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.4"
      />
      <path
        d={RIPPLES.join('')}
        stroke={picture.ripple}
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <Shores ground={picture.nearShore} lamp={picture.glow} />
      <Bridge colour={picture.bridge} broken={broken} />
      <Van x={broken ? 196 : 296} body={picture.parcel} wheels={picture.nearShore} />
    </Box>
  );
}

function Shores({ ground, lamp }: { ground: string; lamp: string }) {
  return (
    <>
      <path
        d="M0 346h128c14 0 22 10 30 34l-6 8H0zM8 352v-52l20-22 20 22v52zM52 352v-72l18-26 18 26v72zM92 352v-44l14-16 14 16v44z"
        fill={ground}
      />
      <path d="M640 346H512c-14 0-22 10-30 34l6 8h152z" fill={ground} />
      <path
        d="M536 352V212h30v140zM541 212v-24h20v24zM546 188c0-9 5-9 5-18 0 9 5 9 5 18zM572 352v-60h8v-8h10v8h10v-8h10v8h10v-8h10v8h10v60z"
        fill={ground}
      />
      <path
        d="M24 312h8v10h-8zM66 296h8v12h-8zM66 318h8v12h-8zM103 320h6v10h-6zM547 232a4 4 0 0 1 8 0v12h-8zM547 266a4 4 0 0 1 8 0v12h-8zM592 324a9 9 0 0 1 18 0v22h-18z"
        fill={lamp}
        opacity="0.85"
      />
    </>
  );
}

function Bridge({ colour, broken }: { colour: string; broken: boolean }) {
  const hangers = HANGERS.filter(([x]) => !broken || x < GAP.from || x > GAP.to);
  const deck = broken
    ? `M96 340H${GAP.from - 8}l6 6M${GAP.to + 8} 340l-8-4M${GAP.to + 8} 340H544`
    : 'M96 340H544';
  return (
    <g fill="none" stroke={colour} strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M130 340C190 190 450 190 510 340"
        strokeWidth="9"
        pathLength="100"
        strokeDasharray={broken ? '42 16 42' : undefined}
      />
      <path d={hangers.map(([x, y]) => `M${x} ${y}V338`).join('')} strokeWidth="3" opacity="0.85" />
      <path d={deck} strokeWidth="9" />
      <path d="M132 344v34M508 344v34" strokeWidth="12" />
    </g>
  );
}

function Van({ x, body, wheels }: { x: number; body: string; wheels: string }) {
  return (
    <g transform={`translate(${x} 310)`}>
      <path d="M0 4a4 4 0 0 1 4-4h28v22H0zM34 6h9c2 0 4 2 5 4l4 7v5H34z" fill={body} />
      <circle cx="10" cy="23" r="5" fill={wheels} />
      <circle cx="42" cy="23" r="5" fill={wheels} />
    </g>
  );
}

/** The product's logo: a bridge (Arabic "jisr") between two shores, over moving water. */
export function BridgeLogo(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 32 32" {...props}>
      <path d="M2 19.2h5.1C8.3 13.4 11.7 10 16 10s7.7 3.4 8.9 9.2H30v2.6H2z" opacity="0.28" />
      <path
        d="M2 20.5h28M4.5 20.5C6.6 13 10.8 9 16 9s9.4 4 11.500 11.500M10 20.500v-7.700M16 20.500V9M22 20.500v-7.700"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M4 26c2 0 2-1.400 4-1.400S10 26 12 26s2-1.400 4-1.400S18 26 20 26s2-1.400 4-1.400S26 26 28 26"
        fill="none"
        stroke="#e58a57"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </SvgIcon>
  );
}
