import { AddButton } from './AddButton.tsx';
import { ImportButton } from './ImportButton.tsx';

type Props = { isLabelled?: boolean };

/** What adds records to a list: a table of them, where the view says so, or one. */
export default function AddTools(props: Props) {
  return (
    <>
      <ImportButton {...props} />
      <AddButton {...props} />
    </>
  );
}
