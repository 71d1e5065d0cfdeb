import { act, render, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useItemsInSight } from '../../../src/kit/list/use-items-in-sight.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HEIGHT = 50;
const records = Array.from({ length: 1_000 }, (_, id) => ({ id }));

/** A page whose size changes when the test says so. */
function watchedPage() {
  const notified = new Map<() => void, Set<Element>>();
  class Watch {
    readonly #notify: () => void;
    constructor(notify: (sizes: readonly never[]) => void) {
      this.#notify = () => notify([]);
      notified.set(this.#notify, new Set());
    }
    observe(element: Element) {
      notified.get(this.#notify)?.add(element);
    }
    unobserve() {}
    disconnect() {
      notified.delete(this.#notify);
    }
  }
  vi.stubGlobal('ResizeObserver', Watch);
  const ofPage = () => [...notified].filter(([, elements]) => elements.has(document.body));
  return { watches: () => ofPage().length, resize: () => ofPage().map(([notify]) => notify()) };
}

function Rows({ drawn }: { drawn: (first: number) => void }) {
  const { container, items } = useItemsInSight<HTMLUListElement>({ records, height: HEIGHT });
  drawn(items[0]?.index ?? -1);
  return <ul ref={container} />;
}

test('what grows above a list moves the rows that are drawn', () => {
  const page = watchedPage();
  let top = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top - window.scrollY, 800, 500),
  );
  vi.stubGlobal('scrollY', 100 * HEIGHT);
  const drawn = vi.fn();
  const { unmount } = render(<Rows drawn={drawn} />);
  const before = drawn.mock.lastCall?.[0];
  expect(before).toBeGreaterThan(0);
  top = 20 * HEIGHT;
  act(() => void page.resize());
  expect(drawn.mock.lastCall?.[0]).toBe(before - 20);
  unmount();
  expect(page.watches()).toBe(0);
});

test('a list that is drawn again or scrolls does not go through all its records', () => {
  let reads = 0;
  const counted = records.map(({ id }) => ({
    get id() {
      reads += 1;
      return id;
    },
  }));
  const Counted = () => {
    useItemsInSight<HTMLUListElement>({ records: counted, height: HEIGHT });
    return null;
  };
  const { rerender } = render(<Counted />);
  reads = 0;
  rerender(<Counted />);
  vi.stubGlobal('scrollY', 300 * HEIGHT);
  act(() => void window.dispatchEvent(new Event('scroll')));
  rerender(<Counted />);
  expect(reads).toBeLessThan(records.length / 2);
});

test('a list shows other records in the place of those that have left', () => {
  const keysOf = (rows: typeof records) => {
    view.rerender(rows);
    return view.result.current.items.map(({ key }) => key);
  };
  const view = renderHook(
    (rows: typeof records) => useItemsInSight<HTMLUListElement>({ records: rows, height: HEIGHT }),
    { initialProps: records },
  );
  const before = keysOf(records);
  expect(before.slice(0, 3)).toEqual([0, 1, 2]);
  expect(keysOf(records.map((record) => ({ ...record })))).toEqual(before);
  expect(keysOf(records.toReversed()).slice(0, 3)).toEqual([999, 998, 997]);
  expect(keysOf(records.slice(1)).slice(0, 3)).toEqual([1, 2, 3]);
});
