import { type Identifier, useListContext, useRecordSelection } from 'react-admin';

/**
 * Takes ids off the selection of a stage list. It edits what is selected at that moment, so that a
 * row that is ticked while a run is under way stays ticked.
 */
export function useUnselect(storeKey: string): (ids: readonly Identifier[]) => void {
  const { resource } = useListContext();
  const [, { unselect }] = useRecordSelection({ resource, storeKey });
  return (ids) => unselect([...ids]);
}
