import { readToken, readUser } from '../session.ts';
import { createLateUnsent } from './late-unsent.ts';

const person = () => (readToken() ? readUser()?._id : undefined);

/** What the back office has not sent yet. */
export const officeUnsent = createLateUnsent(async (parts) => {
  const { createUnsent, browserSurroundings } = await import('./browser-unsent.ts');
  const unsent = createUnsent(parts, browserSurroundings(person));
  await unsent.queue.read();
  return unsent;
}, person);
