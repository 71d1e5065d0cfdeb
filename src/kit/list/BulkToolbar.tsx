import { BulkActionsToolbar } from 'react-admin';
import { useAccess } from '../access/use-access.ts';
import { BulkActionButton } from '../actions/BulkActionButton.tsx';
import { BulkDeleteButton } from '../actions/BulkDeleteButton.tsx';
import { UnseenButton } from '../selection/UnseenButton.tsx';
import { useView } from '../view/use-view.ts';

/** The actions for the selected records. */
export function BulkToolbar() {
  const { definition } = useView();
  const access = useAccess(definition);
  return (
    <BulkActionsToolbar>
      <UnseenButton />
      {Object.keys(definition.actions ?? {}).map((verb) => (
        <BulkActionButton key={verb} verb={verb} />
      ))}
      {access.delete ? <BulkDeleteButton /> : null}
    </BulkActionsToolbar>
  );
}
