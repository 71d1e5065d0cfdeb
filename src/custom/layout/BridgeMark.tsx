import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** The product's logo: a bridge (Arabic "jisr") between two shores, over moving water. */
export function BridgeMark(props: SvgIconProps) {
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
