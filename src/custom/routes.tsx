import { lazy, type ReactElement, Suspense } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { EDITED_KINDS, editorOf } from '../../domain/documents/kinds.ts';
import { ISSUED_LIST } from './documents/issued/issued-documents.ts';
import StageScreen from './orders/StageScreen.tsx';
import type { DocumentListName, StageName } from './orders/stages.ts';

const DocumentScreen = lazy(() => import('./orders/documents/DocumentScreen.tsx'));
const BinScreen = lazy(() => import('./orders/bin/BinScreen.tsx'));
const IdentityDialog = lazy(() => import('./orders/identity/IdentityDialog.tsx'));
const IssuedScreen = lazy(() => import('./documents/issued/IssuedScreen.tsx'));
const IssuedPreview = lazy(() => import('./documents/issued/IssuedPreview.tsx'));
const DocumentEditor = lazy(() => import('./documents/DocumentEditor.tsx'));

/** A dialog waits for its code by itself, so that the list behind it stays on the screen. */
const over = (dialog: ReactElement) => <Suspense fallback={null}>{dialog}</Suspense>;

/** What opens over the list of a stage, by its sub-path (specification 2.2). */
const OVERLAYS: Record<StageName, readonly { path: string; element: ReactElement }[]> = {
  validation: [],
  warehouse: EDITED_KINDS.map((kind) => ({
    path: `${editorOf(kind).path}/:id`,
    element: over(<DocumentEditor key={kind} kind={kind} />),
  })),
  tracking: [],
  ToDu: [{ path: 'cin/:cin_id', element: over(<IdentityDialog />) }],
};

/** A stage at one of its addresses. Sub-paths that nothing opens fall through to the not-found picture. */
const stageAt = (path: string, name: StageName) => (
  <Route key={path} path={path} element={<StageScreen name={name} />}>
    {OVERLAYS[name].map((overlay) => (
      <Route key={overlay.path} {...overlay} />
    ))}
  </Route>
);

const documentsAt = (path: string, name: DocumentListName) => (
  <Route key={path} path={path} element={<DocumentScreen name={name} />} />
);

/** The order routes of specification 2.2, with the second reading of their addresses. */
export const orderRoutes: readonly ReactElement[] = [
  <Route key="/ToMa" path="/ToMa" element={<Navigate to="/ToMa/validation" replace />} />,
  stageAt('/ToMa/validation', 'validation'),
  stageAt('/ToMa/warehouse', 'warehouse'),
  stageAt('/ToMa/tracking', 'tracking'),
  stageAt('/ToDu', 'ToDu'),
  stageAt('/validation', 'validation'),
  stageAt('/warehouse', 'warehouse'),
  stageAt('/tracking', 'tracking'),
  documentsAt('/bills', 'bills'),
  <Route key={ISSUED_LIST} path={ISSUED_LIST} element={<IssuedScreen />}>
    <Route path=":id" element={over(<IssuedPreview />)} />
  </Route>,
  documentsAt('/declaration', 'declarations'),
  documentsAt('/tickets', 'tickets'),
  <Route key="/bin" path="/bin" element={<BinScreen />} />,
];
