import Box from '@mui/material/Box';
import { BridgeMark } from './BridgeMark.tsx';

/** The product's name at the top of the side menu. */
export function BrandMark({ narrow }: { narrow: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: 56,
        flexShrink: 0,
        px: narrow ? 1.25 : 2.25,
        mb: 1,
        color: 'navigation.selectedText',
      }}
    >
      <BridgeMark sx={{ fontSize: 34 }} />
      {!narrow && (
        <Box component="span" sx={{ fontWeight: 700, fontSize: 19, letterSpacing: '-0.01em' }}>
          Jisr{' '}
          <Box component="span" lang="ar" dir="rtl" sx={{ color: 'navigation.mutedText' }}>
            جسر
          </Box>
        </Box>
      )}
    </Box>
  );
}
