import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Order } from '../../../domain/resources/commands.ts';
import { useRowActions } from '../../kit/actions/row-actions.ts';

/** Links to where a click on the row leads, for the keyboard and for opening a new tab. */
export function OrderLink({ order, children }: { order: Order; children: ReactNode }) {
  const { hrefOf } = useRowActions();
  const href = hrefOf?.(order);
  if (!href) return children;
  return (
    <Link component={RouterLink} to={href} underline="hover" sx={{ fontWeight: 600 }}>
      {children}
    </Link>
  );
}
