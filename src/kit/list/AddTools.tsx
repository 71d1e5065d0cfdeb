import { useAccess } from '../access/use-access.ts';
import { useListView } from '../view/list-view.ts';
import { AddButton } from './AddButton.tsx';

type Props = { isLabelled?: boolean };

/** What adds records to a list: the form of one, and before it what else the view says. */
export default function AddTools(props: Props) {
  const { definition, adding } = useListView().view;
  const { create } = useAccess(definition);
  return (
    <>
      {create && adding.map(({ path, Button }) => <Button key={path} {...props} />)}
      <AddButton {...props} />
    </>
  );
}
