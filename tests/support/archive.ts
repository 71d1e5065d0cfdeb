import { strFromU8, unzipSync } from 'fflate';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';

/** An archive of a person's data as a client gets it, and what its files say. */
export async function archiveAt(server: TestServer, path: string, by: Client) {
  const answer = await fetch(`${server.url}/api/v1/${path}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
  const files = answer.ok ? unzipSync(new Uint8Array(await answer.arrayBuffer())) : {};
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    answer,
    names: Object.keys(files),
    textOf,
    listOf: (name: string) => JSON.parse(textOf(name)) as readonly Record<string, unknown>[],
  };
}
