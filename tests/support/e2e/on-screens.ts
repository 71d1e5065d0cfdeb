type OnScreen<V> = { readonly variant: V; readonly tag: '@desktop' | '@phone' };

/**
 * The two variants of a walk, one per screen. Every screen, language and colour scheme is covered,
 * but not every combination of them in every walk: that took twice as long. A walk in which nothing
 * depends on the size has the tag of one, and is done on that one alone.
 */
export const onScreens = <const V>(desktop: V, phone: V): readonly OnScreen<V>[] => [
  { variant: desktop, tag: '@desktop' },
  { variant: phone, tag: '@phone' },
];
