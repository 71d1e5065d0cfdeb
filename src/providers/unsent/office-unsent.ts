import { readToken, readUser } from '../session.ts';
import { isViewing } from '../viewing.ts';
import { createLateUnsent } from './late-unsent.ts';

/** Whose unsent changes these are; nobody's while an administrator looks as somebody else. */
const person = () => (readToken() && !isViewing() ? readUser()?._id : undefined);

/** What the back office has not sent yet. */
export const officeUnsent = createLateUnsent(async (parts) => {
  const { createUnsent, browserSurroundings } = await import('./browser-unsent.ts');
  const unsent = createUnsent(parts, browserSurroundings(person));
  await unsent.queue.read();
  return unsent;
}, person);
