import { useSearchParams } from 'react-router-dom';
import { ROLES } from '../../../domain/access.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { GeneratedCreate } from '../../kit/form/GeneratedCreate.tsx';

/** A new user, with the role that the address names: who adds a colleague need not find its field. */
export default function UserCreation() {
  const [search] = useSearchParams();
  const role = search.get('role');
  return (
    <GeneratedCreate key={search.toString()} start={isOneOf(ROLES, role) ? { role } : undefined} />
  );
}
