import { lazy } from 'react';
import type { Fields } from '../../../domain/fields.ts';
import type { PathOf } from '../../../domain/records.ts';
import type { AddingPage } from '../../kit/view/view.ts';
import { ImportButton } from './ImportButton.tsx';

const ImportPage = lazy(() => import('./ImportPage.tsx'));

const PATH = 'import';

type Options<Path extends string> = {
  /** Fields that the page offers to no column. */
  readonly without?: readonly Path[];
};

/**
 * Lets those who may create records of a resource import tables of them (docs/importing.md).
 *
 * @example
 * adding: [tableImport(users, { without: ['role'] })]
 */
export const tableImport = <F extends Fields>(
  { name }: { readonly name: string; readonly fields: F },
  { without = [] }: Options<PathOf<F>> = {},
): AddingPage => ({
  path: PATH,
  Page: () => <ImportPage without={without} />,
  Button: (props) => <ImportButton {...props} to={`/${name}/${PATH}`} />,
});
