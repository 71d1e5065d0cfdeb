import type { FastifyInstance } from 'fastify';
import { chatSideOf } from '../../domain/access.ts';
import { RequestError } from '../base/request-error.ts';
import { rejectedAnswer } from './answers.ts';
import type { LiveServer, LiveSocket } from './live-server.ts';
import { roomOfUser } from './live-server.ts';
import type { LookedUp } from './looked-up.ts';

const TOKEN = /^[\w-]{20,200}$/;
/** A connection on which more attempts than this fail is closed: each of them is a query. */
const MOST_ATTEMPTS = 5;
/** Tabs and devices of one person. */
const MOST_OF_PERSON = 40;

const connectionsOf = (io: LiveServer, userId: string): number =>
  io.of('/').adapter.rooms.get(roomOfUser(userId))?.size ?? 0;

/**
 * Closes a connection that is one too many of its person, once it has joined their room: of those that
 * were let in at the same moment none had joined yet.
 */
export function closeIfTooMany(io: LiveServer, socket: LiveSocket): void {
  if (connectionsOf(io, socket.data.person.id) > MOST_OF_PERSON) socket.disconnect(true);
}

async function signedIn({ person: personOf }: LookedUp, { handshake }: LiveSocket) {
  const { token } = handshake.auth as { token?: unknown };
  if (typeof token !== 'string') throw new RequestError('session.missing');
  const person = TOKEN.test(token) ? await personOf(token) : undefined;
  if (!person) throw new RequestError('session.ended');
  if (person.mustSetUpFactor) throw new RequestError('session.factorDue');
  // Whoever looks as somebody else would be seen as present, and could write.
  if (person.seenBy || !chatSideOf(person)) throw new RequestError('access.denied');
  return person;
}

/** Lets in whoever shows the token of a live session. The rejection is in the error's `data`. */
export function requireToken(app: FastifyInstance, io: LiveServer, read: LookedUp): void {
  const attempts = new WeakMap<object, number>();
  io.use(async (socket, next) => {
    try {
      const before = attempts.get(socket.conn) ?? 0;
      attempts.set(socket.conn, before + 1);
      if (before >= MOST_ATTEMPTS) {
        socket.conn.close();
        return;
      }
      const person = await signedIn(read, socket);
      if (connectionsOf(io, person.id) >= MOST_OF_PERSON) {
        throw new RequestError('request.tooMany');
      }
      socket.data = { person };
      next();
    } catch (error) {
      const data = rejectedAnswer(error);
      if (data.code === 'server.failed') app.log.error({ err: error }, 'a handshake failed');
      next(Object.assign(new Error(data.code), { data }));
    }
  });
}
