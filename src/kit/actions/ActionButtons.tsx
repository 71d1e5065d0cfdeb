import { useRecordContext } from 'react-admin';
import { useAccess } from '../access/use-access.ts';
import { useView } from '../view/use-view.ts';
import { ActionButton } from './ActionButton.tsx';

/** The business verbs that are possible for the record in its present state. */
export function ActionButtons() {
  const record = useRecordContext();
  const { definition } = useView();
  const { verbsFor } = useAccess(definition);
  if (!record) return null;
  return (
    <>
      {verbsFor(record).map((verb) => (
        <ActionButton key={verb} verb={verb} />
      ))}
    </>
  );
}
