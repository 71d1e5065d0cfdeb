import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { TripProposal } from '../editing/use-trip-proposal.ts';
import { EDITORS } from '../editors.tsx';
import { Letterhead } from './Letterhead.tsx';

type Props = {
  order: Order;
  kind: EditedKind;
  readOnly?: boolean;
  /** Whether its number comes with issuing. */
  isNumbered?: boolean;
  /** What the trip of its order has put into it. */
  proposal?: TripProposal | undefined;
  children?: ReactNode;
};

/** A document as a form that looks like its printed page (specification 2.7 to 2.9). */
export function DocumentSheet({ order, kind, children, ...state }: Props) {
  const { readOnly = false, isNumbered = false, proposal } = state;
  const { Sections } = EDITORS[kind];
  return (
    <Box sx={SHEET}>
      {children}
      <Letterhead kind={kind} />
      <Sections
        order={order}
        kind={kind}
        readOnly={readOnly}
        isNumbered={isNumbered}
        proposal={proposal}
      />
    </Box>
  );
}

/** The placeholder of a document that is still loading. */
export const DocumentSkeleton = () => (
  <Box sx={SHEET} aria-hidden>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={44} />
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Skeleton variant="rounded" height={170} />
      <Skeleton variant="rounded" height={170} />
    </Box>
    <Skeleton variant="rounded" height={160} />
  </Box>
);

/** A printed page on the screen; on a phone it fills the screen. */
const SHEET = {
  maxWidth: 880,
  mx: 'auto',
  px: { xs: 2, sm: 6 },
  py: { xs: 2.5, sm: 5 },
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  bgcolor: 'background.paper',
  border: { xs: 0, sm: 1 },
  borderColor: { xs: 'divider', sm: 'divider' },
  borderRadius: { xs: 0, sm: 1.5 },
  boxShadow: { xs: 0, sm: 2 },
} as const;
