import { useTranslate } from 'react-admin';
import { isParcelCode, spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import type { Scan } from '../../../domain/parcels/scans.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { isolated } from '../../i18n/languages.ts';
import type { ScanLine } from './use-scanner.ts';

/** A code as it is read out: that of a parcel in groups. */
export const shownCode = (code: string): string =>
  isolated(isParcelCode(code) ? spacedParcelCode(code) : code, 'ltr');

/** What the screen says of a scan: in two words, and why. */
export function useOutcomeTexts() {
  const translate = useTranslate();

  function titleOf({ outcome, request: { mode }, scan }: ScanLine): string {
    if (scan?.isUndone) return translate('scanning.outcomes.undone');
    switch (outcome) {
      case 'recorded':
        return translate(`scanning.done.${mode}`);
      case 'again':
        return translate(`scanning.already.${mode}`);
      default:
        return translate(`scanning.outcomes.${outcome}`);
    }
  }

  /** Why a scan was not recorded; nothing where it was. */
  function reasonOf({ outcome, scan }: ScanLine, group: TripGroup | undefined): string {
    switch (outcome) {
      case 'failed':
        return translate('scanning.failed');
      case 'waiting':
        return translate('scanning.waiting');
      case 'otherTrip':
        return scan ? otherTrip(scan, group) : '';
      case 'impossible':
        return scan?.parcel
          ? translate('scanning.state', { state: translate(`parcels.states.${scan.parcel.state}`) })
          : '';
      case 'unknown':
        return scan?.order
          ? translate('scanning.several', {
              code: shownCode(scan.order.billCode),
              count: scan.order.parcels,
            })
          : '';
      case 'recorded':
      case 'again':
      case 'noWeight':
      case 'sending':
        return '';
      default:
        return outcome satisfies never;
    }
  }

  function otherTrip({ order }: Scan, group: TripGroup | undefined): string {
    if (!order) return '';
    if (order.finish) return translate('scanning.arrived');
    return translate(
      order.tripGroup === group ? 'scanning.left' : `scanning.goes.${order.tripGroup}`,
    );
  }

  return { titleOf, reasonOf };
}
