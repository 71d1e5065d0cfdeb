import type { Timeline } from '../../../src/providers/chat/chat.ts';
import type { createModelNetwork } from './network.ts';
import { createBrowser, openPage } from './page.ts';
import type { ModelPerson } from './rows.ts';

/** A page, and what was sent in it. */
type Page = ReturnType<typeof openPage> & { readonly own: string[] };

/** What must hold in every moment of a page; one sentence for each thing that does not. */
function errorsOf({ messages, outgoing }: Timeline): string[] {
  const errors: string[] = [];
  const shown = [...messages.map(({ key }) => key), ...outgoing.map(({ key }) => key)];
  if (new Set(shown).size < shown.length) errors.push('A message stands there twice.');
  const isOrdered = messages.every(
    ({ position }, at) => at === 0 || position > (messages[at - 1]?.position ?? 0),
  );
  if (!isOrdered) errors.push('Messages stand in a wrong order.');
  return errors;
}

/** Somebody with a browser of one or two tabs, who looks at one conversation. */
export function createUser(
  network: ReturnType<typeof createModelNetwork>,
  person: ModelPerson,
  clientId: string,
) {
  const browser = createBrowser();
  const pages: Page[] = [];
  const sent: string[] = [];
  const deleted = new Set<string>();
  const errors: string[] = [];

  /** Of these, what is neither on its way nor with the server as this page shows it. */
  function missing({ messages, outgoing }: Timeline, own: readonly string[]): string[] {
    const shown = new Set([...messages, ...outgoing].map(({ message }) => message.content));
    return own.filter((content) => !shown.has(content) && !deleted.has(content));
  }
  function open(): void {
    const page = { ...openPage(network, person, browser), own: [] as string[] };
    const timeline = page.chat.timeline(clientId);
    timeline.subscribe(() => {
      const now = timeline.read();
      errors.push(...errorsOf(now));
      if (now.load !== 'ready') return;
      errors.push(...missing(now, page.own).map((content) => `${content} is not shown.`));
    });
    pages.push(page);
  }
  open();

  return {
    person,
    pages,
    sent,
    deleted,
    errors,
    open,
    async send(content: string, page: Page): Promise<void> {
      sent.push(content);
      await page.chat.send(clientId, { type: 'text', content });
      page.own.push(content);
      const unseen = missing(page.chat.timeline(clientId).read(), [content]);
      errors.push(...unseen.map(() => `${content} is stored and not shown.`));
    },
    closePage(page: Page): void {
      page.chat.close();
      page.cut();
      pages.splice(pages.indexOf(page), 1);
    },
  };
}

export type ModelUser = ReturnType<typeof createUser>;
