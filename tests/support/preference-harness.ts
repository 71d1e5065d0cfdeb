import { HttpResponse, http } from 'msw';
import { OWN_API } from './answering.ts';

/** A back end that keeps preferences; `values` are those that it holds. */
export function preferenceHarness(values: Record<string, unknown> = {}, api = OWN_API) {
  let isRejecting = false;
  const rejected: unknown[] = [];
  const written: unknown[] = [];
  let blocked: Promise<void> | undefined;
  const keyOf = (key: unknown) => String(key);
  const handlers = [
    http.get(`${api}/preferences`, () => {
      const data = Object.entries(values).map(([key, value]) => ({ key, value }));
      return HttpResponse.json({ status: 'success', count: data.length, data });
    }),
    http.put(`${api}/preferences/:key`, async ({ params, request }) => {
      if (isRejecting) rejected.push(params.key);
      if (isRejecting) return HttpResponse.json({ code: 'server.failed' }, { status: 500 });
      const { value } = (await request.json()) as { value: unknown };
      const wait = blocked;
      blocked = undefined;
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
  const reject = (isSo = true) => {
    isRejecting = isSo;
  };
  /** Answers the next write only when the returned function is called. */
  const holdNext = () => {
    let go: () => void = () => undefined;
    blocked = new Promise((resolve) => {
      go = resolve;
    });
    return () => go();
  };
  return { handlers, values, rejected, written, reject, holdNext };
}
