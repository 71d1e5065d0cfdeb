import { memo, type ReactNode, use, useMemo } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

type Props = { location: Location; children: ReactNode };

/**
 * What is drawn for a location, which may be another than that of the page. The `location` of
 * react-router's `Routes` does the same, but makes everything that asks for it be drawn again whenever
 * the routes are.
 */
export const AtLocation = memo(function AtLocation({ location, children }: Props) {
  const { navigationType } = use(LocationContext);
  const value = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  return <LocationContext value={value}>{children}</LocationContext>;
});
