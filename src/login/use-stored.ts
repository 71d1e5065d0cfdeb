import { useLayoutEffect, useState } from 'preact/hooks';

/** Where this device stores what was chosen, as react-admin's stores do. */
export type Device = {
  getItem(key: string): unknown;
  setItem(key: string, value: unknown): void;
  subscribe(key: string, callback: (value: unknown) => void): () => void;
};

/** What is stored under a key, and whatever is chosen later, here or behind the screen. */
export function useStored(device: Device, key: string): unknown {
  const [value, setValue] = useState(() => device.getItem(key));
  useLayoutEffect(() => device.subscribe(key, setValue), [device, key]);
  return value;
}
