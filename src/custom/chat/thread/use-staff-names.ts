import { useMemo } from 'react';
import { ANSWERING_ROLES } from '../../../../domain/access.ts';
import { fullName } from '../../../../domain/people/full-name.ts';
import { useStaff } from '../../../kit/people/use-staff.ts';

/** The names of those who write for the office, by their ids. */
export function useStaffNames(): ReadonlyMap<string, string> {
  const { people } = useStaff({ role: ANSWERING_ROLES });
  return useMemo(() => new Map(people.map((one) => [one.id, fullName(one)])), [people]);
}
