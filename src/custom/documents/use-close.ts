import { useNavigate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type DocumentKind, KINDS } from './kinds.ts';

/** Of the first page of a visit; there is nothing of ours to go back to. */
const FIRST = 'default';

/**
 * What the close button does: the invoice goes one step back, the others to the list below
 * (specification 2.7 to 2.9). Who has come by an address alone has no step to go back.
 */
export function useClose(kind: DocumentKind): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (KINDS[kind].closesTo === 'back' && key !== FIRST) navigate(-1);
    else navigate('..');
  };
}
