import { HttpResponse, http } from 'msw';
import { OWN_API } from './answering.ts';

/** A back end that keeps preferences; `values` are those that it holds. */
export function preferenceDesk(values: Record<string, unknown> = {}, api = OWN_API) {
  let isRefusing = false;
  const refused: unknown[] = [];
  const written: unknown[] = [];
  let held: Promise<void> | undefined;
  const keyOf = (key: unknown) => String(key);
  const handlers = [
    http.get(`${api}/preferences`, () => {
      const data = Object.entries(values).map(([key, value]) => ({ key, value }));
      return HttpResponse.json({ status: 'success', count: data.length, data });
    }),
    http.put(`${api}/preferences/:key`, async ({ params, request }) => {
      if (isRefusing) refused.push(params.key);
      if (isRefusing) return HttpResponse.json({ code: 'server.failed' }, { status: 500 });
      const { value } = (await request.json()) as { value: unknown };
      const wait = held;
      held = undefined;
      await wait;
      values[keyOf(params.key)] = value;
      written.push(value);
      return HttpResponse.json({ status: 'success', data: { key: params.key, value } });
    }),
    http.delete(`${api}/preferences/:key`, ({ params }) => {
      delete values[keyOf(params.key)];
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  const refuse = (isSo = true) => {
    isRefusing = isSo;
  };
  /** Answers the next write only when the returned function is called. */
  const holdNext = () => {
    let go: () => void = () => undefined;
    held = new Promise((resolve) => {
      go = resolve;
    });
    return () => go();
  };
  return { handlers, values, refused, written, refuse, holdNext };
}
