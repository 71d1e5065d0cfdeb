import { Create } from 'react-admin';
import { NotAllowed } from '../access/NotAllowed.tsx';
import { useAccess } from '../access/use-access.ts';
import { useView } from '../use-view.ts';
import { RecordForm } from './RecordForm.tsx';
import { useReadyValues } from './use-ready-values.ts';

/** The form of a new record. */
export function GeneratedCreate() {
  const { definition } = useView();
  const access = useAccess(definition);
  const transform = useReadyValues(definition);
  if (access.isKnown && !access.create) return <NotAllowed />;
  return (
    <Create redirect="list" transform={transform}>
      <RecordForm mode="create" />
    </Create>
  );
}
