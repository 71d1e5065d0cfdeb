import { Children, isValidElement, type ReactNode } from 'react';
import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { expect, it } from 'vitest';
import LatePages, { wholeMenu } from '../../src/resources/late-registry.tsx';
import { listPages, resourceElements } from '../../src/resources/registry.tsx';
import { NOT_WALKED, SCREENS } from '../support/e2e/walked-screens.ts';

const join = (...parts: readonly string[]) =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

/** Every address that the routes among these elements know. */
function addressesOf(nodes: ReactNode, above = ''): string[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (
      !isValidElement<{ children?: ReactNode; path?: string; element?: ReactNode; name?: string }>(
        node,
      )
    )
      return [];
    const { type, props } = node;
    if (type === Resource) {
      const given = props as Record<string, unknown>;
      const own = [
        ['list', ''],
        ['create', 'create'],
        ['edit', ':id'],
        ['show', ':id/show'],
      ] as const;
      const base = join(above, props.name ?? '');
      return [
        ...own.flatMap(([screen, path]) => (given[screen] ? [join(base, path)] : [])),
        ...addressesOf(props.children, base),
      ];
    }
    if (type === Route) {
      const at = props.path === '*' ? '*' : join(above, (props.path ?? '').replace(/\/\*$/, ''));
      const below =
        isValidElement(props.element) && props.element.type === Resource
          ? addressesOf(props.element)
          : [at];
      return [...below, ...addressesOf(props.children, at)];
    }
    return addressesOf(props.children, above);
  });
}

const walked = [...Object.keys(SCREENS), ...Object.keys(NOT_WALKED)];

it('a page that a route knows is walked with axe', () => {
  const routes = addressesOf([...listPages, ...resourceElements, LatePages()]);
  expect(routes.length).toBeGreaterThan(90);
  expect(routes.filter((route) => !walked.includes(route))).toEqual([]);
});

it('a page that the menu leads to is walked with axe', () => {
  const entries = wholeMenu.flatMap((section) => section.entries.map(({ to }) => to));
  expect(entries.length).toBeGreaterThan(25);
  const paths = Object.keys(SCREENS).map((screen) => screen.replace(/\/:\w+\?$/, ''));
  expect(entries.filter((to) => ![...paths, ...Object.keys(NOT_WALKED)].includes(to))).toEqual([]);
});

it('what is walked has a route', () => {
  // These are composed around the routes of the resources, in BackOffice.tsx.
  const around = ['/', '/chat/:clientId?'];
  const routes = addressesOf([...listPages, ...resourceElements, LatePages()]);
  expect(walked.filter((screen) => ![...routes, ...around].includes(screen))).toEqual([]);
});
