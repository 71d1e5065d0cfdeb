import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { addressLine } from '../../../../domain/documents/company-settings.ts';
import type { DocumentKind } from '../kinds.ts';
import { useCompany } from '../printing/use-company.ts';
import { paperWord } from './paper-word.ts';

/**
 * Logo, company address line and title of a document (specification 2.7). A company without a logo is
 * shown by its name, as on paper.
 */
export function Letterhead({ kind }: { kind: DocumentKind }) {
  const { company } = useCompany();
  const address = company ? addressLine(company) : '';
  return (
    <Box sx={HEAD}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
        {company?.logo ? (
          <Box component="img" src={company.logo.dataUri} alt={company.name} sx={LOGO} />
        ) : (
          <Typography variant="h6" component="p" dir="auto" sx={{ minHeight: 44 }}>
            {company?.name}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary" dir="auto" sx={{ minHeight: 20 }}>
          {address}
        </Typography>
      </Box>
      <Typography component="p" variant="h4" sx={{ fontWeight: 700, letterSpacing: '-0.02em' }}>
        {paperWord(`documents.paper.${kind}`)}
      </Typography>
    </Box>
  );
}

const LOGO: SxProps<Theme> = [
  { maxHeight: 56, maxWidth: 220, objectFit: 'contain', justifySelf: 'start' },
  // Logos are made for white paper, so in the dark theme the logo gets a white background.
  ({ palette, spacing, shape }) =>
    palette.mode === 'dark'
      ? {
          boxSizing: 'content-box',
          bgcolor: '#ffffff',
          padding: spacing(1, 1.5),
          borderRadius: `${shape.borderRadius}px`,
        }
      : {},
];

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 2,
} as const;
