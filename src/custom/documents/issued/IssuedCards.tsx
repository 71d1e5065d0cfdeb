import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Code, Money, ShortDate } from '../../../kit/format/formats.tsx';
import { IssuedMenu } from './IssuedMenu.tsx';
import { issuedAddress } from './issued-address.ts';
import type { ListedDocument } from './listed-document.ts';
import { OrderOfDocument } from './OrderOfDocument.tsx';
import { StateChip } from './StateChip.tsx';

/** The issued documents on a phone: one card each. */
export function IssuedCards({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documents.map((document) => (
        <Box component="li" key={document.id} sx={CARD}>
          <Line>
            <MuiLink
              component={Link}
              to={issuedAddress(document._id)}
              color="inherit"
              sx={{ fontWeight: 600 }}
            >
              <Code value={document.number} />
            </MuiLink>
            <IssuedMenu document={document} />
          </Line>
          <Line>
            <Typography variant="body2" noWrap dir="auto" sx={{ minWidth: 0 }}>
              {document.customer}
            </Typography>
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              <Money value={document.total} />
            </Typography>
          </Line>
          <Line>
            <Typography variant="body2" color="text.secondary">
              <ShortDate value={document.date} /> · <OrderOfDocument document={document} />
            </Typography>
            <StateChip document={document} />
          </Line>
        </Box>
      ))}
    </Box>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
    {children}
  </Box>
);

const CARD = { p: 1.5, display: 'grid', gap: 0.5, borderTop: 1, borderColor: 'divider' } as const;
