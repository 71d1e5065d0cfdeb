import { createContext, memo, type ReactNode, use, useMemo } from 'react';
import { type Location, useRoutes } from 'react-router-dom';

type Props = { location: Location; children: ReactNode };

const Children = createContext<ReactNode>(null);
const AT_ANY_ADDRESS = [{ path: '*', element: <ChildrenHere /> }];

/** What is drawn for a location, which may be another than that of the page. */
export const AtLocation = memo(function AtLocation({ location, children }: Props) {
  const routed = useRoutes(AT_ANY_ADDRESS, location);
  // The router makes its element anew whenever the page's address changes. The same element for the
  // same location spares everything below it, a page drawn ahead above all, from being drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location alone decides.
  const drawn = useMemo(() => routed, [location]);
  return <Children value={children}>{drawn}</Children>;
});

function ChildrenHere(): ReactNode {
  return use(Children);
}
