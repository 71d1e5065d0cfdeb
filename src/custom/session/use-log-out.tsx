import { type ReactNode, use, useState } from 'react';
import { useLogout } from 'react-admin';
import { readUser } from '../../providers/session.ts';
import { DraftsContext } from '../orders/form/drafts-context.ts';
import { clearDevice, type DeviceData, deviceData } from './device-data.ts';
import { LogoutQuestion } from './LogoutQuestion.tsx';

/**
 * Logs out, and clears all that this device keeps for the person (specification 4, "Session"). What
 * would be lost is named first; `question` is drawn by whoever offers the way out.
 */
export function useLogOut(): { logOut: () => void; question: ReactNode } {
  const logout = useLogout();
  const drafts = use(DraftsContext);
  const [asked, setAsked] = useState<DeviceData>();

  const leave = async () => {
    const user = readUser();
    setAsked(undefined);
    if (user) await clearDevice(drafts, user._id);
    await logout();
  };
  const ask = async () => {
    const user = readUser();
    const found = user && (await deviceData(drafts, user._id));
    if (found && found.drafts.length + found.views.length > 0) setAsked(found);
    else await leave();
  };
  return {
    logOut: () => void ask(),
    question: asked && (
      <LogoutQuestion
        data={asked}
        onStay={() => setAsked(undefined)}
        onLeave={() => void leave()}
      />
    ),
  };
}
