import type { Definition } from '../../domain/define.ts';
import type { Preview } from '../custom/publishing/PublicPreview.tsx';
import { transitionOf } from '../kit/actions/actions-of.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { BulkAction } from '../kit/view/bulk-action.ts';

const PublishNote = lazyPart(() => import('../custom/publishing/PublishNote.tsx'), 'PublishNote');
const PreviewPage = lazyPart(() => import('../custom/publishing/PreviewPage.tsx'), 'PreviewPage');

/** The form of a record below its state. */
export const PublishedEdit = lazyPart(
  () => import('../custom/publishing/PublishedEdit.tsx'),
  'PublishedEdit',
);

/** Publishing, with a question that says what will happen to each record. */
export function publishAction(definition: Definition): BulkAction {
  const transition = transitionOf(definition, 'publish');
  if (!transition.confirmation) return transition;
  const notes: NonNullable<BulkAction['confirmation']>['notes'] = (records) =>
    records.map((record) => <PublishNote key={record.id} record={record} />);
  return { ...transition, confirmation: { ...transition.confirmation, notes } };
}

/** The page of a record with its preview. */
export const previewScreen = (preview: Preview) => () => <PreviewPage {...preview} />;
