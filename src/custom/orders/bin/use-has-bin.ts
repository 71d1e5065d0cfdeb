import { staff } from '../../../../domain/access.ts';
import { useIsRejected } from '../../../kit/access/use-access.ts';
import { BIN } from '../../../providers/bin-methods.ts';
import { useHasPart } from '../../../providers/use-capabilities.ts';

/** Whether the back end keeps deleted orders, and the person may see them; `undefined` while unknown. */
export function useHasBin(): boolean | undefined {
  const isRejected = useIsRejected(staff);
  const isThere = useHasPart(BIN, { enabled: !isRejected });
  return isRejected ? false : isThere;
}
