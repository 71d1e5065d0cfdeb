import type { ClientEvents, ServerEvents } from '../../../domain/chat/live-events.ts';
import type { ConnectionEvents, LiveSocket } from '../../../src/providers/chat/live-socket.ts';
import type { ModelEvent, ModelPerson, ModelRows } from './rows.ts';

type Listener = (...args: never[]) => void;
type Heard = ServerEvents & ConnectionEvents;

export type NetworkOptions = {
  readonly rows: ModelRows;
  /** The time that a message takes on its way, in milliseconds. */
  readonly delay: () => number;
};

/** What a connection of the model does on the server's side. */
type Line = {
  readonly person: ModelPerson;
  /** Whether its client has identified itself. */
  hasJoined: boolean;
  readonly cut: () => void;
  readonly push: (event: ModelEvent) => void;
};

/** A server in memory, and the ways to it, which can be cut. */
export function createModelNetwork({ rows, delay }: NetworkOptions) {
  const lines = new Set<Line>();
  let isUp = true;

  /** Notifies everybody who is connected of what has happened. */
  function publish(): void {
    for (const event of rows.takeEvents()) {
      for (const line of lines) {
        const { id, side } = line.person;
        const isFor = side === 'staff' || id === event.clientId;
        if (line.hasJoined && isFor) line.push(event);
      }
    }
  }
  function answer(person: ModelPerson, method: string, url: URL, body: unknown): [number, unknown] {
    const [what = '', id = ''] = url.pathname.split('/').slice(3);
    const query = Object.fromEntries([...url.searchParams].map(([k, v]) => [k, Number(v)]));
    if (method === 'GET' && what === 'conversation') {
      return [200, { data: { conversations: rows.list(person) } }];
    }
    if (method === 'GET' && what === 'message') {
      const data = rows.page(id, person, query);
      return data ? [200, { data }] : [404, { code: 'record.notFound' }];
    }
    if (method === 'DELETE') {
      const done =
        what === 'message' ? rows.removeMessage(id, person) : rows.removeConversation(id);
      return done ? [200, {}] : [404, { code: 'record.notFound' }];
    }
    if (method === 'PATCH') {
      const { content } = body as { content: string };
      const message = rows.editMessage(id, content, person);
      return message ? [200, { data: { message } }] : [404, { code: 'record.notFound' }];
    }
    const { key, recieverId, message } = body as Posted;
    const clientId = person.side === 'customer' ? person.id : recieverId;
    return [201, { data: { message: rows.post(person, clientId, message, key) } }];
  }

  return {
    /** The server stops: whoever is connected notices, and nothing is answered. */
    stop(): void {
      isUp = false;
      for (const line of [...lines]) line.cut();
    },
    start: () => {
      isUp = true;
    },
    publish,
    /** The way of one page to the server. */
    way: (person: ModelPerson) =>
      createWay({ person, delay, lines, rows, answer, publish, isUp: () => isUp }),
  };
}

type Posted = {
  key: string;
  recieverId: string;
  message: { type: 'text'; content: string };
};

type WayOptions = {
  readonly person: ModelPerson;
  readonly delay: () => number;
  readonly lines: Set<Line>;
  readonly rows: ModelRows;
  readonly answer: (
    person: ModelPerson,
    method: string,
    url: URL,
    body: unknown,
  ) => [number, unknown];
  readonly publish: () => void;
  readonly isUp: () => boolean;
};

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The way of one page to the server of the model: its calls and its live channel. */
function createWay({ person, delay, lines, rows, answer, publish, isUp }: WayOptions) {
  let isCut = false;
  /** As many answers get lost after the server has done what was requested. */
  let losing = 0;
  let line: Line | undefined;
  const works = () => isUp() && !isCut;
  const lost = () => new TypeError('fetch failed');

  const call: typeof fetch = async (input, init = {}) => {
    const { method = 'GET', body, headers } = init;
    await wait(delay());
    if (!works()) throw lost();
    const key = new Headers(headers).get('Idempotency-Key') ?? undefined;
    const json = typeof body === 'string' ? { ...JSON.parse(body), key } : undefined;
    const [status, answered] = answer(person, method, new URL(String(input)), json);
    publish();
    const isLost = method !== 'GET' && losing > 0;
    if (isLost) losing -= 1;
    await wait(delay());
    if (!works() || isLost) throw lost();
    return new Response(JSON.stringify(answered), { status });
  };

  function socket(): LiveSocket {
    const listeners = new Map<keyof Heard, Listener>();
    let open: { isOpen: boolean } | undefined;
    /** What arrives, in the order in which it was sent. */
    let queue: Promise<void> = Promise.resolve();
    const hear = (name: keyof Heard, ...args: unknown[]) =>
      (listeners.get(name) as ((...args: unknown[]) => void) | undefined)?.(...args);
    const send = (connection: { isOpen: boolean }, deliver: () => void) => {
      const arrived = wait(delay());
      queue = queue.then(async () => {
        await arrived;
        if (connection.isOpen && works()) deliver();
      });
    };
    const end = (connection: { isOpen: boolean }, reason: string, own: Line) => {
      if (!connection.isOpen) return;
      connection.isOpen = false;
      lines.delete(own);
      setTimeout(() => hear('disconnect', reason), delay());
    };
    const lineOf = (connection: { isOpen: boolean }): Line => {
      const own: Line = {
        person,
        hasJoined: false,
        cut: () => end(connection, 'transport close', own),
        push: (event) => {
          const args = event.args(person);
          send(connection, () => hear(event.name, ...args));
        },
      };
      return own;
    };
    const join = (connection: { isOpen: boolean }, answered: () => void) => {
      if (line) line.hasJoined = true;
      const unread = rows.list(person).filter(({ isNew }) => isNew);
      send(connection, () => hear('conv', unread));
      send(connection, answered);
    };
    const receive = (connection: { isOpen: boolean }, name: string, args: unknown[]) => {
      const last = args.at(-1);
      const success = () => {
        if (typeof last === 'function') last({ status: 'success' });
      };
      const [id, position] = args as [string, number | undefined];
      if (name === 'UsersId') return join(connection, success);
      if (name === 'seenConversation') rows.setReceipt(id, person, 'seen', position);
      if (name === 'deliveredConversation') rows.setReceipt(id, person, 'delivered', position);
      publish();
      send(connection, success);
    };
    return {
      on: (name, listener) => void listeners.set(name, listener as Listener),
      emit: (name: keyof ClientEvents, ...args: unknown[]) => {
        const connection = open;
        if (connection) send(connection, () => receive(connection, name, args));
      },
      async connect() {
        const connection = { isOpen: true };
        open = connection;
        await wait(delay());
        if (!works()) {
          connection.isOpen = false;
          hear('connect_error', new Error('xhr poll error'));
          return;
        }
        line = lineOf(connection);
        lines.add(line);
        hear('connect');
        send(connection, () => hear('UsersId'));
      },
      disconnect: () => {
        if (!open?.isOpen) return;
        open.isOpen = false;
        if (line) lines.delete(line);
        hear('disconnect', 'io client disconnect');
      },
    };
  }

  return {
    fetch: call,
    connect: async () => socket(),
    /** The network fails; the page notices when its connection has been quiet for too long. */
    cut(): void {
      isCut = true;
      const cutLine = line;
      setTimeout(() => cutLine?.cut(), delay());
    },
    mend: () => {
      isCut = false;
    },
    /** The answer to the next change gets lost. */
    loseAnswer: () => {
      losing += 1;
    },
  };
}

export type ModelWay = ReturnType<ReturnType<typeof createModelNetwork>['way']>;
