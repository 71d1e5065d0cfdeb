import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../../../domain/chat/attachment-size.ts';
import { createChat } from '../../../src/providers/chat/create-chat.ts';
import { createModelNetwork } from '../../support/chat-model/network.ts';
import { createBrowser, MODEL_API } from '../../support/chat-model/page.ts';
import { rejecting } from '../../support/chat-model/rejecting.ts';
import { createModelRows, type ModelPerson } from '../../support/chat-model/rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AMINA: ModelPerson = { id: 'amina', side: 'staff' };
const text = (content: string) => ({ type: 'text', content }) as const;
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function world() {
  const rows = createModelRows(Date.now);
  const network = createModelNetwork({ rows, delay: () => 5 });
  const browser = createBrowser();
  const onSessionEnd = vi.fn();
  const open = (answers: Parameters<typeof rejecting>[1] = [], own = browser) => {
    const way = network.way(AMINA);
    const calls: RequestInit[] = [];
    const chat = createChat({
      apiUrl: MODEL_API,
      self: AMINA,
      onSessionEnd,
      connect: way.connect,
      openTabs: own.openTabs,
      outboxStore: own.store,
      getToken: () => 'a-token',
      fetch: rejecting((input, init = {}) => {
        if (init.method === 'POST') calls.push(init);
        return way.fetch(input, init);
      }, answers),
    });
    const timeline = chat.timeline('karim');
    timeline.subscribe(() => undefined);
    const outgoing = () =>
      timeline
        .read()
        .outgoing.map(({ state, message, failure }) => [
          message.content || message.name,
          state,
          ...(failure ? [failure.code] : []),
        ]);
    const messages = () => timeline.read().messages.map(({ message }) => message.content);
    return { ...way, chat, calls, outgoing, messages };
  };
  return { rows, network, browser, open, onSessionEnd };
}

describe('a message that is sent', () => {
  it('stands there at once, and is replaced when the server has it', async () => {
    const page = world().open();
    await passed(100);
    const sent = page.chat.send('karim', text('Salam'));
    await passed(0);
    await sent;
    expect(page.outgoing()).toEqual([['Salam', 'sending']]);
    await passed(1000);
    expect([page.outgoing(), page.messages()]).toEqual([[], ['Salam']]);
  });

  it('is sent with the same key again when its answer was lost, and stands there once', async () => {
    const { open, rows } = world();
    const page = open();
    await passed(100);
    page.loseAnswer();
    page.cut();
    page.mend();
    void page.chat.send('karim', text('Once'));
    await passed(10_000);
    expect(page.messages()).toEqual(['Once']);
    expect(rows.messages('karim')).toHaveLength(1);
  });

  it('waits for the connection, in order, and goes at once when it is back', async () => {
    const { open, rows } = world();
    const page = open();
    await passed(100);
    page.cut();
    for (const word of ['one', 'two', 'three']) await page.chat.send('karim', text(word));
    await passed(30_000);
    expect(page.outgoing().map(([word]) => word)).toEqual(['one', 'two', 'three']);
    page.mend();
    page.chat.reload();
    await passed(500);
    expect(rows.messages('karim').map(({ message }) => message.content)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('survives that its page is closed while there is no connection', async () => {
    const { open } = world();
    const page = open();
    page.cut();
    await page.chat.send('karim', text('Kept'));
    await passed(1000);
    page.chat.close();
    const next = open();
    await passed(1000);
    expect([next.outgoing(), next.messages()]).toEqual([[], ['Kept']]);
  });

  it('is not shown to somebody else on the same device', async () => {
    const { network, open, browser } = world();
    const page = open();
    page.cut();
    await page.chat.send('karim', text('Mine'));
    page.chat.close();
    const way = network.way({ id: 'samir', side: 'staff' });
    const other = createChat({
      apiUrl: MODEL_API,
      self: { id: 'samir', side: 'staff' },
      connect: way.connect,
      openTabs: createBrowser().openTabs,
      outboxStore: browser.store,
      fetch: way.fetch,
      getToken: () => 'another-token',
      onSessionEnd: () => undefined,
    });
    await passed(1000);
    expect(other.timeline('karim').read().outgoing).toEqual([]);
  });
});

describe('a message that is rejected', () => {
  it('stays with its reason and does not hold up the next ones', async () => {
    const body = { code: 'record.invalid', message: 'A sentence.' };
    const page = world().open([{ status: 422, body }]);
    await page.chat.send('karim', text('wrong'));
    await page.chat.send('karim', text('right'));
    await passed(1000);
    expect(page.outgoing()).toEqual([['wrong', 'failed', 'record.invalid']]);
    expect(page.messages()).toEqual(['right']);
  });

  it('can be sent again, or taken away', async () => {
    const rejections = Array.from({ length: 2 }, () => ({ status: 403 }));
    const page = world().open(rejections);
    await page.chat.send('karim', text('again'));
    await page.chat.send('karim', text('never'));
    await passed(1000);
    const [again, never] = page.chat.timeline('karim').read().outgoing;
    page.chat.retry(again?.key ?? '');
    await page.chat.discard(never?.key ?? '');
    await passed(1000);
    expect([page.outgoing(), page.messages()]).toEqual([[], ['again']]);
  });

  it('is still rejected after a reload', async () => {
    const { open } = world();
    const page = open([{ status: 403 }]);
    await page.chat.send('karim', text('wrong'));
    await passed(1000);
    page.chat.close();
    const next = open();
    await passed(1000);
    expect(next.outgoing()).toEqual([['wrong', 'failed', 'access.denied']]);
  });

  it.each([
    ['a server that fails', { status: 500 }],
    ['a server that starts', { status: 503 }],
    ['too many calls', { status: 429, wait: 3 }],
    ['a body that came too slowly', { status: 408 }],
    ['a key that is being worked on', { status: 409, body: { code: 'request.inProgress' } }],
  ])('by %s is tried again', async (_what, answer) => {
    const page = world().open([answer]);
    await passed(100);
    await page.chat.send('karim', text('patient'));
    await passed(200);
    expect(page.outgoing()).toEqual([['patient', 'waiting']]);
    await passed(5000);
    expect([page.outgoing(), page.messages()]).toEqual([[], ['patient']]);
  });

  it('because the quota of the day is used up does not wait for tomorrow', async () => {
    const page = world().open([{ status: 429, body: { code: 'quota.reached' }, wait: 80_000 }]);
    await page.chat.send('karim', text('much'));
    await passed(1000);
    expect(page.outgoing()).toEqual([['much', 'failed', 'quota.reached']]);
  });

  it('because the session has ended waits for the next session of the same person', async () => {
    const { open, onSessionEnd } = world();
    const page = open([{ status: 401 }]);
    await page.chat.send('karim', text('tomorrow'));
    await passed(5000);
    expect(onSessionEnd).toHaveBeenCalledOnce();
    const next = open();
    await passed(1000);
    expect([next.outgoing(), next.messages()]).toEqual([[], ['tomorrow']]);
  });

  it('for its size is not sent at all', async () => {
    const page = world().open();
    const file = new File(['x'], 'video.mp4', { type: 'video/mp4' });
    Object.defineProperty(file, 'size', { value: MAX_ATTACHMENT_BYTES + 1 });
    await page.chat.send('karim', { type: 'video', file });
    await passed(1000);
    expect(page.outgoing()).toEqual([['video.mp4', 'failed', 'request.tooLarge']]);
    expect(page.calls).toEqual([]);
  });
});

describe('two tabs of one browser', () => {
  it('send each message once, and show it alike', async () => {
    const { open, rows } = world();
    const pages = [open(), open()];
    await passed(100);
    await Promise.all(pages.map(({ chat }, at) => chat.send('karim', text(`from tab ${at}`))));
    await passed(2000);
    expect(rows.messages('karim')).toHaveLength(2);
    for (const page of pages) {
      expect(page.outgoing()).toEqual([]);
      expect(page.messages().toSorted()).toEqual(['from tab 0', 'from tab 1']);
    }
  });

  it('of which one is closed while it sends: the other one takes over', async () => {
    const { open } = world();
    const [first, second] = [open(), open()];
    await passed(100);
    first.cut();
    await first.chat.send('karim', text('handed over'));
    await passed(1000);
    expect(second.outgoing().map(([word]) => word)).toEqual(['handed over']);
    first.chat.close();
    await passed(2000);
    expect([second.outgoing(), second.messages()]).toEqual([[], ['handed over']]);
  });

  it('both forget what one of them takes away', async () => {
    const { open } = world();
    const [first, second] = [open(), open()];
    first.cut();
    second.cut();
    await first.chat.send('karim', text('a mistake'));
    await passed(1000);
    await second.chat.discard(first.chat.timeline('karim').read().outgoing[0]?.key ?? '');
    await passed(100);
    expect([first.outgoing(), second.outgoing()]).toEqual([[], []]);
  });
});
