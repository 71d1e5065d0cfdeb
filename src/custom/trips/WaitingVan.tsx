import { useTheme } from '@mui/material/styles';

/** A van at the kerb, drawn in the colours of the theme. */
export function WaitingVan({ title }: { title: string }) {
  const { palette } = useTheme();
  const line = palette.text.secondary;
  return (
    <svg width="200" height="120" viewBox="0 0 200 120" role="img" aria-label={title} fill="none">
      <ellipse cx="100" cy="106" rx="86" ry="6" fill={palette.action.hover} />
      <g stroke={line} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M28 92V34h92v58z" fill={palette.primary.main} fillOpacity="0.14" />
        <path d="M120 50h26l24 22v20h-50z" />
        <path d="M132 60h11l13 13h-24z" />
      </g>
      <path
        d="M54 54h40v22H54z"
        stroke={line}
        strokeWidth="2"
        strokeDasharray="5 5"
        strokeLinejoin="round"
      />
      <g fill={palette.background.paper} stroke={line} strokeWidth="3">
        <circle cx="56" cy="94" r="11" />
        <circle cx="142" cy="94" r="11" />
      </g>
    </svg>
  );
}
