import type { Module } from '../resources/module.ts';
import { chatRoutes } from './chat-routes.ts';
import { isNamedByMessage } from './message-files.ts';

/** Conversations of the office with its customers, their messages and their files. */
export const chatModule: Module = {
  name: 'chat',
  routes: chatRoutes,
  files: [{ kind: 'attachment', isNamed: isNamedByMessage }],
};
