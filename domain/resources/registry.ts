import { commands } from './commands.ts';
import { notices } from './notices.ts';
import { replies } from './replies.ts';
import { settings } from './settings.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';
import { tours } from './tours.ts';
import { trips } from './trips.ts';
import { users } from './users.ts';

/** Every resource of the product. A new one takes its own file and one word here. */
export const resources = {
  commands,
  trips,
  tours,
  users,
  settings,
  texts,
  replies,
  templates,
  notices,
} as const;
