import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

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

/**
 * A page, or a part of one, whose code can be loaded before it is opened. Once that is there, nothing waits when the page
 * is drawn; a `lazy` component always waits once, and React holds its placeholder for 300 ms.
 */
export function preparedPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const LazyPage = lazy(load) as ComponentType<Props>;
  let Loaded: ComponentType<Props> | undefined;
  const Page = (props: Props) => {
    const [Drawn] = useState<ComponentType<Props>>(() => Loaded ?? LazyPage);
    return <Drawn {...props} />;
  };
  /**
   * Loads the code, and answers whether it is there: who is offline sees it when the page is opened.
   */
  const prepare = () =>
    load().then(
      (loaded) => {
        Loaded = loaded.default;
        return true;
      },
      () => false,
    );
  return Object.assign(Page, { prepare });
}
