import { useTheme } from '@mui/material/styles';

/** A picture of empty shelving. */
export function EmptyState({ title }: { title: string }) {
  const { palette } = useTheme();
  const line = { stroke: palette.text.disabled, strokeWidth: 3, strokeLinecap: 'round' as const };
  return (
    <svg width="180" height="130" viewBox="0 0 180 130" role="img" fill="none">
      <title>{title}</title>
      <ellipse cx="90" cy="120" rx="74" ry="6" fill={palette.action.hover} />
      <path d="M28 12v104M152 12v104M22 52h136M22 96h136" {...line} />
      <rect
        x="44"
        y="66"
        width="36"
        height="29"
        rx="3"
        stroke={palette.primary.main}
        strokeWidth="3"
        strokeDasharray="5 5"
      />
      <path d="M62 66v10" stroke={palette.primary.main} strokeWidth="3" strokeDasharray="3 4" />
      <path d="M112 51l8-24 18 6-6 18z" {...line} />
      <path d="M100 30c4-6 8-8 14-7" {...line} strokeDasharray="1 6" />
    </svg>
  );
}
