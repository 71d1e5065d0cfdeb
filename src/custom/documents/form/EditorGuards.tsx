import type { EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ConflictDialog } from '../../../kit/conflict/ConflictDialog.tsx';
import { DraftGuards } from '../../../kit/drafts/DraftGuards.tsx';
import { ViewProvider } from '../../../kit/view/ViewProvider.tsx';
import { DONE_BY_OTHERS } from '../editing/chosen-order.ts';
import type { EditorValues } from '../editing/editor-values.ts';
import type { Editor } from '../editing/use-editor.ts';
import { EDITORS } from '../editors.tsx';
import { COMPARED_ORDERS } from './compared-orders.tsx';
import { ScopeDialog } from './questions.tsx';

type Props = { editor: Editor; kind: EditedKind };

/** Protects the input: drafts, the question before leaving, and the comparison of two versions. */
export function EditorGuards({ editor, kind }: Props) {
  const { base, draft, stale } = editor;
  return (
    <>
      <DraftGuards<EditorValues, Order>
        draft={draft}
        named={peopleOf}
        onChange={editor.onChange}
        onRestore={editor.restore}
        isUnsaved={editor.isUnsaved}
      />
      {stale && (
        <ViewProvider view={COMPARED_ORDERS}>
          <ConflictDialog
            words="order.conflict"
            base={base.current}
            mine={editor.edited()}
            theirs={stale}
            edited={EDITORS[kind].fields}
            onlyShown={DONE_BY_OTHERS}
            onChosen={(choices) => void editor.saveChosen(choices, stale)}
            onClose={editor.closeConflict}
          />
        </ViewProvider>
      )}
      <ScopeDialog question={editor.scopeQuestion} customer={base.current.user} />
    </>
  );
}

const peopleOf = ({ sender, recipient }: EditorValues): readonly string[] =>
  [sender.name, recipient.name].filter(Boolean);
