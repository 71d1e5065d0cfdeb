import { useStore } from 'react-admin';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { usePreferencesUnder } from '../../kit/list/use-preferences.ts';

/** How appointments are shown: as a list, or in a calendar of a week or a day. */
export const LOOKS = ['list', 'week', 'day'] as const;
export type Look = (typeof LOOKS)[number];

const NAME = 'look';

/** How this person sees appointments, on all of their devices; the device knows it at once. */
export function useCalendarLook(): readonly [Look, (look: Look) => void] {
  const { stored, isOnServer, keepSurely } = usePreferencesUnder('appointments:');
  const [onDevice, setOnDevice] = useStore<unknown>('appointments.look');
  const onServer = stored.find(({ name }) => name === NAME)?.value;
  const known = isOneOf(LOOKS, onServer) ? onServer : onDevice;
  const choose = (look: Look) => {
    setOnDevice(look);
    if (isOnServer) void ignoringFailure(keepSurely(NAME, look), 'It holds on this device.');
  };
  return [isOneOf(LOOKS, known) ? known : 'list', choose];
}
