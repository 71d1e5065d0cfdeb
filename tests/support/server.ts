import { rm } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/base/config.ts';
import { newId } from '../../server/base/new-id.ts';
import type { BlobStore } from '../../server/blobs/blob-store.ts';
import { openFolderStore } from '../../server/blobs/folder-store.ts';
import type { Connection } from '../../server/database/connect.ts';
import type { DB } from '../../server/database/database-types.ts';
import type { ListReader } from '../../server/database/list-reader.ts';
import type { ConnectionLimits } from '../../server/plugins/connections.ts';
import type { BodyTimeout } from '../../server/plugins/slow-bodies.ts';
import type { Module } from '../../server/resources/module.ts';
import type { Definitions } from '../../server/resources/resource.ts';
import { type Client, clientOf } from './client.ts';
import { memoryFolder } from './memory-folder.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';
import { areTwo, besideAnother } from './two-processes/two-processes.ts';

export type ServerOptions = {
  /** Environment variables, as the product reads them. */
  env?: Record<string, string>;
  clock?: () => Date;
  logTo?: { write(line: string): void };
  webFolder?: string;
  /** How it stores files: what is made of a folder of its own. */
  store?: (folder: BlobStore) => BlobStore;
  /** Resources that replace the product's. */
  definitions?: Definitions;
  /** Modules that replace the product's. */
  modules?: readonly Module[];
  bodyTimeout?: BodyTimeout;
  connectionLimits?: Partial<ConnectionLimits>;
  /** A database that it shares with others, and does not drop. */
  database?: OwnDatabase;
  /** The number by which other processes see that this server is alive. */
  worker?: number;
  /** Where it reads lists, if not only on its database. */
  lists?: ListReader;
  /** Whether it is the only process of its database, as one is that is measured. */
  alone?: true;
  /** Whether it does the work that waits in queues; `workOff` does it when a test wants it. */
  works?: boolean;
};

export type TestServer = {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly database: Kysely<DB>;
  /** The connection string for other clients of the same database. */
  readonly connection: Connection;
  /** Calls without a session. */
  readonly stranger: Client;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

const itself = (store: BlobStore): BlobStore => store;

/** Whether a second process can have the same; functions and objects do not go over to it. */
const isPlain = ({ env: _, database, ...others }: ServerOptions): boolean =>
  database === undefined && Object.keys(others).length === 0;

/** A server for this test alone, with its own database and folder, listening on a free port. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const own = options.database ?? (await ownDatabase());
  const folder = await memoryFolder();
  const env = { DATA_DIR: folder, LOG_LEVEL: options.logTo ? 'trace' : 'silent', ...options.env };
  const app = await buildApp({
    config: readConfig(env),
    database: own.database,
    blobs: (options.store ?? itself)(openFolderStore(folder)),
    direct: own.connection,
    lists: options.lists,
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.logTo ? { logTo: options.logTo } : {}),
    ...(options.webFolder ? { webFolder: options.webFolder } : {}),
    ...(options.definitions ? { definitions: options.definitions } : {}),
    ...(options.modules ? { modules: options.modules } : {}),
    ...(options.bodyTimeout ? { bodyTimeout: options.bodyTimeout } : {}),
    ...(options.connectionLimits ? { connectionLimits: options.connectionLimits } : {}),
    works: options.works ?? false,
    ...(options.worker === undefined ? {} : { worker: options.worker }),
  });
  const ownUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const both =
    areTwo && isPlain(options)
      ? await besideAnother(ownUrl, { env, connection: own.connection })
      : undefined;
  const url = both?.url ?? ownUrl;
  const close = async () => {
    await both?.close();
    await app.close();
    if (!options.database) await own.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    url,
    app,
    database: own.database,
    connection: own.connection,
    stranger: clientOf(url),
    close,
    [Symbol.asyncDispose]: close,
  };
}

export const PASSWORD = 'a-password-of-the-tests';
/** The least that argon2 can cost, which a check then costs as well: most tests only pass by it. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let passwordHash: Promise<string> | undefined;

export type Person = { id: string; phone: string };

/** A user who can sign in with `PASSWORD`. The role may be one that the product does not declare. */
export async function addPerson(
  server: Pick<TestServer, 'database'>,
  role: string,
  overrides: { phone?: string; status?: 'active' | 'blocked' } = {},
): Promise<Person> {
  passwordHash ??= hash(PASSWORD, CHEAP);
  const id = newId();
  const phone = overrides.phone ?? freshPhone();
  await server.database
    .insertInto('users')
    .values({
      id,
      code: `T-${id.slice(-12)}`,
      role,
      status: overrides.status ?? 'active',
      first_name: role === 'admin' ? 'Amina' : 'Karim',
      last_name: 'Probe',
      phone,
      password_hash: await passwordHash,
    })
    .execute();
  return { id, phone };
}

let phones = 0;
const freshPhone = (): string => `+2126${String(10_000_000 + phones++)}`;

/** A client with the session of a new user with this role. */
export async function signInAs(server: TestServer, role: string): Promise<Client> {
  const { phone } = await addPerson(server, role);
  return signIn(server, phone);
}

/** A client with the session of the user with this phone number. */
export async function signIn(server: TestServer, phone: string): Promise<Client> {
  const { status, body } = await server.stranger.post('/auth', { phone, password: PASSWORD });
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
  return clientOf(server.url, (body as { token: string }).token);
}
