import type { FastifyInstance } from 'fastify';
import { chatSideOf } from '../../domain/access.ts';
import { endHere, type LiveServer } from './live-server.ts';

/** A session that ended unnoticed, in another process or by its time, is found within this. */
const LOOK_MS = 30_000;

export type SessionWatch = ReturnType<typeof watchSessions>;

/** Closes the connections of sessions that have ended in whatever way: one query for all of them. */
export function watchSessions(app: FastifyInstance, io: LiveServer) {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let closed = false;

  async function look(): Promise<void> {
    const people = [...io.of('/').sockets.values()].map(({ data }) => data.person);
    if (people.length === 0) return;
    const roles = new Map(people.map((one) => [one.sessionHash.toString('hex'), one]));
    const hashes = [...roles.values()].map(({ sessionHash }) => sessionHash);
    const living = await app.sessions.living(hashes, app.now());
    for (const [hash, { id, role }] of roles) {
      const person = living.get(hash)?.person;
      if (person?.role !== role) endHere(io, { hash });
      else if (!chatSideOf(person)) endHere(io, { userId: id, reconnects: true });
    }
    for (const { expiresAt } of living.values()) expect(expiresAt);
  }

  function lookIn(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (closed || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => {
      dueAt = Number.POSITIVE_INFINITY;
      look()
        .catch((error: unknown) => app.log.warn({ err: error }, 'sessions could not be checked'))
        .finally(() => lookIn(LOOK_MS));
    }, milliseconds);
    timer.unref();
  }

  /** A connected session ends then, unless it is used before. */
  function expect(expiresAt: Date): void {
    const left = expiresAt.getTime() - app.now().getTime();
    if (left < LOOK_MS) lookIn(Math.max(0, left) + 1);
  }

  lookIn(LOOK_MS);
  return {
    expect,
    look,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
