import { useContext, useMemo } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { AppDataProvider } from './app-data-provider.ts';

/**
 * The data provider for our own calls. A refused session logs out, as with react-admin's hook, but
 * the call still fails: that hook returns `{ data: {} }`, which a screen would report as a success.
 */
export function useAppDataProvider(): AppDataProvider {
  const provider = useContext(DataProviderContext);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMemo(() => {
    if (!provider) throw new Error('Back end calls need an AdminContext with a data provider.');
    const call = async (method: string, args: unknown[]): Promise<unknown> => {
      try {
        return await provider[method](...args);
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    };
    return new Proxy(provider, {
      get: (target, name) =>
        typeof name === 'string' && typeof target[name] === 'function'
          ? (...args: unknown[]) => call(name, args)
          : Reflect.get(target, name),
    }) as AppDataProvider;
  }, [provider, logoutIfAccessDenied]);
}
