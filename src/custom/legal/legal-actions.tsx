import PublishOutlined from '@mui/icons-material/PublishOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Suspense } from 'react';
import { admin } from '../../../domain/access.ts';
import { LEGAL_PAGES, type LegalPageName } from '../../../domain/resources/legal-pages.ts';
import { actionLabelKey } from '../../i18n/resource-labels.ts';
import { actionsOf, transitionOf } from '../../kit/actions/actions-of.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import type { BulkAction, ScreenProps } from '../../kit/view/bulk-action.ts';
import { isDraft } from './is-draft.ts';

const PublishDialog = lazyPart(() => import('./PublishDialog.tsx'), 'default');

/** What can be done with a version in its state: a draft is published or deleted, a scheduled one withdrawn. */
export function legalActions(page: LegalPageName): readonly BulkAction[] {
  const definition = LEGAL_PAGES[page];
  const label = actionLabelKey(page, 'publish');
  const publish: BulkAction = {
    verb: 'publish',
    icon: PublishOutlined,
    label,
    running: label,
    done: 'kit.bulk.actionDone',
    access: admin,
    isFor: ({ state }) => state === 'draft',
    run: { screen: (screen) => <Publishing page={page} {...screen} /> },
  };
  const withdraw: BulkAction = {
    ...transitionOf(definition, 'withdraw'),
    icon: UndoOutlined,
    // Publishing again requires the day and the note again.
    undo: undefined,
    confirmation: {
      title: 'legal.withdraw.title',
      question: 'legal.withdraw.question',
      confirm: actionLabelKey(page, 'withdraw'),
      ofOne: {
        title: 'legal.withdraw.title',
        question: 'legal.withdraw.question',
        confirm: actionLabelKey(page, 'withdraw'),
      },
    },
  };
  const deletion = actionsOf({ definition, actions: [], actionScope: {} }).filter(
    ({ removes }) => removes,
  );
  return [publish, withdraw, ...deletion.map((action) => ({ ...action, isFor: isDraft }))];
}

function Publishing({ page, ids, onClose, onDone }: ScreenProps & { page: LegalPageName }) {
  const [id] = ids;
  if (id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PublishDialog page={page} id={id} onClose={onClose} onDone={onDone} />
    </Suspense>
  );
}
