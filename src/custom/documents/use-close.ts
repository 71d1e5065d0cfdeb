import { useNavigate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type DocumentKind, KINDS } from './kinds.ts';

/** The history key of the first page of a visit; we have no page to go back to. */
const FIRST = 'default';

/**
 * The action of the close button: the invoice goes one step back, the others to the list below
 * (specification 2.7 to 2.9). A user who opened the URL directly has no step to go back to.
 */
export function useClose(kind: DocumentKind): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (KINDS[kind].closesTo === 'back' && key !== FIRST) navigate(-1);
    else navigate('..');
  };
}
