import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';

/** A way to a server on which live connections break off, as they do on a phone. */
export type DroppingProxy = {
  readonly url: string;
  /** Breaks a live connection off, at both ends; false if there is none. `share` from 0 to 1 chooses it. */
  readonly drop: (share: number) => boolean;
  readonly close: () => void;
};

const UPGRADE = /^upgrade: *websocket/im;

/** Stands before the server at this address. */
export async function openDroppingProxy(target: string): Promise<DroppingProxy> {
  const { hostname, port } = new URL(target);
  const all = new Set<Socket>();
  /** By their ends at the client. */
  const live = new Map<Socket, Socket>();
  const server = createServer((near) => {
    const far = dial({ host: hostname, port: Number(port) });
    for (const end of [near, far]) {
      all.add(end);
      end.setNoDelay(true);
      end.on('error', () => end.destroy());
      end.once('close', () => {
        all.delete(end);
        live.delete(near);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => {
      if (!live.has(near) && UPGRADE.test(bytes.toString('latin1'))) live.set(near, far);
    });
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drop(share) {
      const [near, far] = [...live][Math.floor(share * live.size)] ?? [];
      if (!near || !far) return false;
      live.delete(near);
      near.resetAndDestroy();
      far.resetAndDestroy();
      return true;
    },
    close() {
      server.close();
      for (const end of all) end.destroy();
    },
  };
}
