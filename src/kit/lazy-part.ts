import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A component of a file that is loaded when it is first drawn, such as the input of a form. */
export const lazyPart = <Parts extends object, Name extends keyof Parts>(
  load: () => Promise<Parts>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Parts[Name]>>> =>
  lazy(async () => {
    const part: unknown = (await load())[name];
    return { default: part as ComponentType<PropsOf<Parts[Name]>> };
  });
