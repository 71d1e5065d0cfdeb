import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { addressLine } from '../../../../domain/documents/company-settings.ts';
import { BridgeMark } from '../../layout/BridgeMark.tsx';
import type { DocumentKind } from '../kinds.ts';
import { useCompany } from '../printing/use-company.ts';

/** Logo, company address line and title of a document (specification 2.7). */
export function Letterhead({ kind }: { kind: DocumentKind }) {
  const translate = useTranslate();
  const { company } = useCompany();
  const address = company ? addressLine(company) : '';
  return (
    <Box sx={HEAD}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
        {company?.logo ? (
          <Box component="img" src={company.logo.dataUri} alt={company.name} sx={LOGO} />
        ) : (
          <BridgeMark color="primary" sx={{ fontSize: 44 }} />
        )}
        <Typography variant="body2" color="text.secondary" dir="auto" sx={{ minHeight: 20 }}>
          {address}
        </Typography>
      </Box>
      <Typography component="p" variant="h4" sx={{ fontWeight: 700, letterSpacing: '-0.02em' }}>
        {translate(`documents.paper.${kind}`)}
      </Typography>
    </Box>
  );
}

/** As on the paper, which is white: in the dark it lies on a plate of its own. */
const LOGO = (theme: Theme) => ({
  maxHeight: 56,
  maxWidth: 220,
  objectFit: 'contain',
  justifySelf: 'start',
  ...theme.applyStyles('dark', {
    boxSizing: 'content-box',
    backgroundColor: '#ffffff',
    padding: theme.spacing(1, 1.5),
    borderRadius: `${theme.shape.borderRadius}px`,
  }),
});

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 2,
} as const;
