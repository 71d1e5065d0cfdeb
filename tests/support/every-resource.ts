import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Definition } from '../../domain/define.ts';
import type { Field } from '../../domain/fields.ts';
import { leavesOf, valueAt, withValue } from '../../domain/paths.ts';
import { resources } from '../../domain/resources/registry.ts';
import { guardedFields } from '../../domain/transitions.ts';
import { MODULES } from '../../server/app.ts';
import type { Client } from './client.ts';
import { DECLARED } from './declared-samples.ts';
import { machines } from './every-kind.ts';
import { HookWatch, leavesSet } from './observed-hooks.ts';
import { oddDefinitions, oddModule } from './odd-definitions.ts';
import { brokenBy, sampleBody, type Targets } from './sample-values.ts';
import {
  createSample,
  createTargets,
  type ListBody,
  type OneBody,
  refOf,
  sampleCount,
  storeSampleFiles,
  type Wire,
} from './sampled-resource.ts';
import { signInAs, startServer, type TestServer } from './server.ts';

/** The resources of the product whose records are written as such. */
const written: Readonly<Record<string, Definition>> = Object.fromEntries(
  Object.entries<Definition>(resources).filter(([, { readOnly }]) => !readOnly),
);

/**
 * Every resource whose records are written, one without any server code of its own, and some that are
 * unlike all of them. What is only read has its tests where the product writes it.
 */
export const definitions: Readonly<Record<string, Definition>> = {
  ...written,
  machines,
  ...oddDefinitions,
};

type Running = {
  readonly server: TestServer;
  readonly admin: Client;
  readonly customer: Client;
  readonly watch: HookWatch;
};

/** A server of all definitions, whose hooks are watched. */
async function runServer(): Promise<Running> {
  const watch = new HookWatch();
  const server = await startServer({
    definitions: { ...resources, ...definitions },
    modules: watch.modules([...MODULES, oddModule]),
  });
  storeSampleFiles(server.app.blobs);
  const [admin, customer] = [await signInAs(server, 'admin'), await signInAs(server, 'customer')];
  return { server, admin, customer, watch };
}

/** A server with some sample records of one resource. */
class Suite {
  readonly definition: Definition;
  readonly path: string;
  readonly fields: Definition['fields'];
  readonly access: Definition['access'];
  /** The leaves that a body may change freely. */
  readonly writable: readonly (readonly [string, Field])[];
  targets: Targets = {};
  samples: Wire[] = [];
  /** The leaves that a hook set in the first sample. */
  setInFirst: readonly string[] = [];
  readonly #run: () => Promise<Running>;
  #running: Running | undefined;
  #next = 20;

  constructor(definition: Definition, run: () => Promise<Running>) {
    this.definition = definition;
    this.path = definition.path;
    this.fields = definition.fields;
    this.access = definition.access;
    this.#run = run;
    const { settled = [] } = DECLARED[definition.name] ?? {};
    const closed = [...guardedFields(definition.actions), ...settled];
    this.writable = leavesOf(definition.fields).filter(
      ([leaf, field]) => !field.assigned && !closed.includes(leaf),
    );
  }

  async #begin(): Promise<Running> {
    this.#running = await this.#run();
    return this.#running;
  }

  async start(): Promise<void> {
    const { admin, watch } = await this.#begin();
    this.targets = await createTargets(admin, this.definition, definitions);
    for (let n = 0; n < sampleCount(this.definition); n += 1) {
      watch.take();
      this.samples.push(await createSample(admin, this.definition, n, this.targets));
      if (n === 0) this.setInFirst = leavesSet(this.definition, watch.take());
    }
  }

  get #started() {
    if (!this.#running) throw new Error('The server of this suite is not running.');
    return this.#running;
  }

  get server(): TestServer {
    return this.#started.server;
  }

  get admin(): Client {
    return this.#started.admin;
  }

  get customer(): Client {
    return this.#started.customer;
  }

  /** What a call did, and what the hooks of the server did with it. */
  async observed<Result>(call: () => Promise<Result>) {
    const { watch } = this.#started;
    watch.take();
    const result = await call();
    const seen = watch.take();
    return { result, set: leavesSet(this.definition, seen), isRejected: seen.rejections > 0 };
  }

  /**
   * A value that a record may take instead of its own: one that no sample has, if the field is unique,
   * and that keeps the rules. `undefined` if there is none.
   */
  otherValue(record: Wire, leaf: string, field: Field): unknown {
    const others = field.unique ? this.samples : [];
    const current = [record, ...others].map((one) => refOf(valueAt(one, leaf)));
    const fits = (value: unknown) =>
      value !== undefined &&
      !current.some((one) => isDeepStrictEqual(one, value)) &&
      Object.keys(brokenBy(this.definition, withValue(record, leaf, value))).length === 0;
    // One after another: a body that keeps the rules of its definition takes a while to find.
    for (const n of Array.from({ length: 40 }, () => this.next())) {
      const value = valueAt(sampleBody(this.definition, n, this.targets), leaf);
      if (fits(value)) return value;
    }
    return undefined;
  }

  /** A number from which no sample of this suite was made. */
  next(): number {
    this.#next += 1;
    return this.#next;
  }

  first(): Wire {
    const [sample] = this.samples;
    if (!sample) throw new Error('There is no sample.');
    return sample;
  }

  async list(query = ''): Promise<ListBody> {
    return (await this.admin.get<ListBody>(`${this.path}${query}`)).body;
  }

  async reread(id: string): Promise<Wire> {
    return (await this.admin.get<OneBody>(`${this.path}/${id}`)).body.data;
  }

  /** A record that a test may change; if there can be only a few, the first one. */
  spare(overrides?: Record<string, unknown>): Promise<Wire> {
    return sampleCount(this.definition) < 5
      ? this.reread(this.first()._id)
      : createSample(this.admin, this.definition, this.next(), this.targets, overrides);
  }
}

const isOdd = ({ name }: Definition): boolean => name in oddDefinitions;

/** Runs the same tests for every resource, each on its own server; the odd ones share one. */
export function describeEveryResource(about: (suite: Suite) => void): void {
  const shared: { run?: Promise<Running> } = {};
  const shareServer = () => {
    shared.run ??= runServer();
    return shared.run;
  };
  const cases = Object.values(definitions).map((one) => [one.name, one] as const);
  describe.each(cases)('%s', (_name, definition) => {
    const suite = new Suite(definition, isOdd(definition) ? shareServer : runServer);
    beforeAll(() => suite.start());
    if (!isOdd(definition)) afterAll(() => suite.server.close());
    about(suite);
  });
  afterAll(async () => (await shared.run)?.server.close());
}
