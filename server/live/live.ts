import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { Server } from 'socket.io';
import { conversationHandlers, serveEvents } from './client-events.ts';
import { editedRecords } from './edited-records.ts';
import { editingHandler } from './editing-handler.ts';
import { closeIfTooMany, requireToken } from './handshake.ts';
import { awaitIdentity, joining } from './joining.ts';
import {
  endHere,
  forProcesses,
  type LiveServer,
  notifyHere,
  roomOfSession,
  roomOfUser,
} from './live-server.ts';
import { lookedUp } from './looked-up.ts';
import { joinProcesses } from './other-processes.ts';
import { openPresence } from './people-online.ts';
import { LIVE_PATH, serveChannel } from './routes.ts';
import { type SessionWatch, watchSessions } from './session-watch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    live: LiveServer;
    liveSessions: SessionWatch;
  }
}

/** What a client sends is short: ids and positions. */
const MOST_BYTES = 10_000;
const CONNECT_MS = 10_000;

function openServer({ config }: FastifyInstance): LiveServer {
  const io: LiveServer = new Server({
    path: LIVE_PATH,
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: CONNECT_MS,
    ...(config.corsOrigins.length > 0 ? { cors: { origin: [...config.corsOrigins] } } : {}),
  });
  // A server that never listens: requests come through the application (routes.ts).
  return io.attach(createServer());
}

/** The live channel (specification 7): events are hints, the rows are the truth. */
export const live = plugin(
  async (app: FastifyInstance) => {
    const io = openServer(app);
    app.decorate('live', io);
    const processes = await joinProcesses(app, io);
    /** This process, in this life. */
    const self = app.newId();
    const presence = openPresence(io, {
      notify: (present) => processes.say('present', self, present),
    });
    const sessions = watchSessions(app, io);
    app.decorate('liveSessions', sessions);
    const read = lookedUp(app);
    const handlers = {
      ...conversationHandlers(app),
      editing: editingHandler(app),
      UsersId: joining(read, presence, sessions),
    };

    requireToken(app, io, read);
    io.on('connection', (socket) => {
      const { person } = socket.data;
      socket.join([roomOfUser(person.id), roomOfSession(person.sessionHash.toString('hex'))]);
      closeIfTooMany(io, socket);
      serveEvents(app, socket, handlers);
      awaitIdentity(socket);
      socket.emit('UsersId');
    });

    const { domainEvents } = app.engine;
    const edited = editedRecords();
    domainEvents.onNotification((notification) => {
      edited.hear(notification);
      notifyHere(io, notification);
      processes.say('tell', notification);
    });
    domainEvents.onRecordChanged(({ userId, ...changed }) => {
      if (!edited.has(changed.resource, changed.recordId)) return;
      const except = userId === null ? {} : { except: userId };
      domainEvents.notify({ to: 'staff', ...except, event: 'recordChanged', args: [changed] });
    });
    domainEvents.onSessionsEnded((ended) => {
      endHere(io, forProcesses(ended));
      processes.say('sessionsEnded', forProcesses(ended));
    });
    io.on('tell', (notification) => {
      edited.hear(notification);
      notifyHere(io, notification);
    });
    io.on('sessionsEnded', (ended) => endHere(io, ended));
    io.on('present', presence.learn);
    io.on('whoIsPresent', presence.notifyOthers);
    processes.say('whoIsPresent');

    serveChannel(app, io, app.config.liveConnections);
    // Clients that lose the connection connect again, to another process or to the next one here.
    app.addHook('preClose', async () => {
      sessions.close();
      presence.close();
      await io.close();
      await processes.close();
    });
  },
  { name: 'live', dependencies: ['context', 'sessions', 'errors', 'connections'] },
);
