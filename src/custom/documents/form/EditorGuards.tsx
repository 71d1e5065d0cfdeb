import type { EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { FormGuards } from '../../../kit/form/FormGuards.tsx';
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
  return (
    <>
      <ViewProvider view={COMPARED_ORDERS}>
        <FormGuards<EditorValues, Order>
          controller={editor.controller}
          named={peopleOf}
          conflict={{
            texts: 'order.conflict',
            edited: EDITORS[kind].fields,
            onlyShown: DONE_BY_OTHERS,
            mine: editor.edited,
          }}
        />
      </ViewProvider>
      <ScopeDialog question={editor.scopeQuestion} customer={editor.basedOn().user} />
    </>
  );
}

const peopleOf = ({ sender, recipient }: EditorValues): readonly string[] =>
  [sender.name, recipient.name].filter(Boolean);
