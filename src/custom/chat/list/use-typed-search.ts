import { useEffect, useState } from 'react';

/** How long nobody has typed before it is searched for (specification 5 and 9). */
const SETTLED_MS = 500;

/** What is typed, and what is searched for: the same, once nobody has typed for a while. */
export function useTypedSearch() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => setSearch(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  const clear = () => {
    setTyped('');
    setSearch('');
  };
  return { typed, search, setTyped, clear };
}
