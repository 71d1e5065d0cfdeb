import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { staff } from '../../../domain/access.ts';
import { isSettingUp, type Setup } from '../../../domain/setup/setup-steps.ts';
import { isObject } from '../../../domain/validate.ts';
import { useMay } from '../../kit/access/use-access.ts';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import type { SetupChange } from '../../providers/setup-methods.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

const KEY = ['setup'];

/** How far the set-up is; `null` where the back end does not say. */
export function useSetup() {
  const provider = useAppDataProvider();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await provider.getSetup({ signal })) ?? null,
    enabled: useMay()(staff),
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
}

/** What the overview is drawn by. */
export type SetupPhase = {
  /** Whether there is nothing yet that it could count. */
  readonly isEmpty: boolean;
  /** Whether steps of the set-up are left. */
  readonly isSettingUp: boolean;
};

const AT_WORK: SetupPhase = { isEmpty: false, isSettingUp: false };

const phaseOf = (setup: Setup): SetupPhase => ({
  isEmpty: setup.isEmpty,
  isSettingUp: isSettingUp(setup),
});

/**
 * How far the installation is, as the server or, before it has answered, this device knows it: so the
 * overview does not change under the reader's eyes. Nothing on a device that has never seen it, until
 * the answer. Where nobody says it, people are at work.
 */
export function useSetupPhase(): SetupPhase | undefined {
  const { data, isError } = useSetup();
  const isStaff = useMay()(staff);
  const [onDevice, setOnDevice] = useStore<unknown>('setup.phase');
  const answered = data && phaseOf(data);
  const { isEmpty, isSettingUp: isBegun } = answered ?? {};
  useEffect(() => {
    if (isEmpty !== undefined && isBegun !== undefined) {
      setOnDevice({ isEmpty, isSettingUp: isBegun });
    }
  }, [isEmpty, isBegun, setOnDevice]);
  if (answered) return answered;
  if (data === null || isError || !isStaff) return AT_WORK;
  return isObject(onDevice)
    ? { isEmpty: onDevice.isEmpty === true, isSettingUp: onDevice.isSettingUp === true }
    : undefined;
}

/** Changes the set-up, which is shown as the server answers. */
export function useSetupChange() {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notice = useNotice();
  return useMutation({
    mutationFn: (change: SetupChange) => provider.changeSetup(change),
    onSuccess: (setup) => client.setQueryData(KEY, setup ?? null),
    onError: () => notice('server.reload', { type: 'error' }),
  });
}
