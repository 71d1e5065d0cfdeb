import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../../kit/dialog/ConfirmDialog.tsx';
import type { SavedView } from '../../../../providers/saved-views.ts';
import type { Views } from './use-views.ts';
import { ViewNameDialog } from './ViewNameDialog.tsx';

/** The question asked before a view changes. */
export type ViewQuestion =
  | { kind: 'save' }
  | { kind: 'rename'; view: SavedView }
  | { kind: 'overwrite'; view: SavedView }
  | { kind: 'delete'; view: SavedView };

type Props = { question: ViewQuestion | undefined; views: Views; onClose: () => void };

/** Asks for the name of a view, or whether to replace or remove it. */
export function ViewDialogs({ question, views, onClose }: Props) {
  if (!question) return null;
  switch (question.kind) {
    case 'save':
      return <ViewNameDialog title="save" views={views} onName={views.keep} onClose={onClose} />;
    case 'rename':
      return (
        <ViewNameDialog
          title="rename"
          views={views}
          view={question.view}
          onName={(name) => views.rename(question.view, name)}
          onClose={onClose}
        />
      );
    case 'overwrite':
      return <Asked {...question} onClose={onClose} onConfirm={({ name }) => views.keep(name)} />;
    case 'delete':
      return <Asked {...question} onClose={onClose} onConfirm={views.remove} />;
    default:
      return question satisfies never;
  }
}

type AskedProps = {
  kind: 'overwrite' | 'delete';
  view: SavedView;
  onConfirm: (view: SavedView) => void;
  onClose: () => void;
};

function Asked({ kind, view, onConfirm, onClose }: AskedProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      danger={kind === 'delete'}
      title={translate(`kit.views.${kind}Title`)}
      content={translate(
        kind === 'delete' ? 'orderTools.deleteView' : 'kit.views.overwriteQuestion',
        { name: view.name },
      )}
      onConfirm={() => {
        onConfirm(view);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
