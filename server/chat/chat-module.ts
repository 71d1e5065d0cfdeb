import type { Module } from '../resources/module.ts';
import { chatRoutes } from './chat-routes.ts';
import { isNamedByMessage } from './message-files.ts';
import { renewMessageSearch } from './message-search.ts';

/** Conversations of the office with its customers, their messages and their files. */
export const chatModule: Module = {
  name: 'chat',
  routes: chatRoutes,
  jobs: ({ engine }) => [
    {
      name: 'deriving the searched texts of messages',
      work: (signal) => renewMessageSearch(engine.database, signal),
    },
  ],
  files: [{ kind: 'attachment', isNamed: isNamedByMessage }],
};
