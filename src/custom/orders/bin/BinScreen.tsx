import NotFoundPage from '../../layout/NotFoundPage.tsx';
import { StageList } from '../StageList.tsx';
import { BIN_LIST } from './bin-list.ts';
import { EmptyBinButton } from './EmptyBinButton.tsx';
import { useHasBin } from './use-has-bin.ts';

/** The deleted orders of the last thirty days, if the back end keeps them. */
export default function BinScreen() {
  if (useHasBin() === false) return <NotFoundPage />;
  return <StageList stage={BIN_LIST} tools={<EmptyBinButton />} />;
}
