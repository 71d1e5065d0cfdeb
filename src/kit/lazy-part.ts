import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component of a file that is loaded when it is first drawn, such as the input of a form. */
export const lazyPart = <N extends string, P>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: (await load())[name] }));
