import { HttpResponse, http } from 'msw';
import { dateTime, text } from '../../domain/fields.ts';
import { commands } from '../../domain/resources/commands.ts';
import { fakeList } from './fake-list.ts';
import type { WireOrder } from './sample-order.ts';

export type WireBinned = WireOrder & { deletedAt: string };

type Bin = {
  /** The path of the orders. */
  url: string;
  /** Its initial content. */
  start: readonly WireBinned[];
  rejected: (key: string) => Response | undefined;
  note: (method: string, path: string) => void;
  /** Returns a restored order to the list. */
  bringBack: (order: WireOrder) => void;
};

/** Orders with when and by whom they were deleted, as the server's bin lists them. */
const BINNED = {
  ...commands,
  fields: {
    ...commands.fields,
    deletedAt: dateTime({ assigned: true, filter: 'range' }),
    deletedBy: text({ assigned: true }),
  },
};

/** The bin of an in-memory back end. */
export function orderBin({ url, start, rejected, note, bringBack }: Bin) {
  let binned = [...start];
  const deleted = () => HttpResponse.json({ code: 'record.notFound' }, { status: 404 });
  const take = (id: string) => {
    const order = binned.find(({ _id }) => _id === id);
    binned = binned.filter((other) => other !== order);
    return order;
  };

  return {
    handlers: [
      http.get(`${url}/bin`, ({ request }) =>
        fakeList(BINNED, binned, new URL(request.url).searchParams),
      ),
      http.delete(`${url}/bin`, () => {
        note('DELETE', 'commands/bin');
        const rejection = rejected('empty bin');
        if (rejection) return rejection;
        const count = binned.length;
        binned = [];
        return HttpResponse.json({ status: 'success', count });
      }),
      http.post(`${url}/bin/:id/restore`, ({ params }) => {
        const id = String(params.id);
        note('POST', `commands/bin/${id}/restore`);
        const rejection = rejected(id);
        if (rejection) return rejection;
        const order = take(id);
        if (!order) return deleted();
        const { deletedAt: _, ...restored } = order;
        bringBack(restored);
        return HttpResponse.json({ status: 'success', data: restored });
      }),
      http.delete(`${url}/bin/:id`, ({ params }) => {
        const id = String(params.id);
        note('DELETE', `commands/bin/${id}`);
        const rejection = rejected(id);
        if (rejection) return rejection;
        return take(id) ? new HttpResponse(null, { status: 204 }) : deleted();
      }),
    ],
    /** Puts an order into it. */
    add: (order: WireOrder) => {
      binned = [...binned, { ...order, deletedAt: new Date().toISOString() }];
    },
    holds: (id: string) => binned.some(({ _id }) => _id === id),
  };
}
