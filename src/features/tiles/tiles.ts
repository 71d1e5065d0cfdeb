import { lazy } from 'react';
import type { ListLook } from '../../kit/view/list-view.ts';
import { LoadingTiles } from './LoadingTiles.tsx';

/** Pictures side by side in place of a table (docs/features/tiles.md). */
export const TILES: ListLook = {
  Records: lazy(() => import('./ListTiles.tsx')),
  Loading: LoadingTiles,
  isGrid: true,
};
