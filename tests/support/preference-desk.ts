import { HttpResponse, http } from 'msw';
import { OWN_API } from './answering.ts';

/** A back end that keeps preferences; `values` are those that it holds. */
export function preferenceDesk(values: Record<string, unknown> = {}, api = OWN_API) {
  let isRefusing = false;
  const keyOf = (key: unknown) => String(key);
  const handlers = [
    http.get(`${api}/preferences`, () => {
      const data = Object.entries(values).map(([key, value]) => ({ key, value }));
      return HttpResponse.json({ status: 'success', count: data.length, data });
    }),
    http.put(`${api}/preferences/:key`, async ({ params, request }) => {
      if (isRefusing) return HttpResponse.json({ code: 'server.failed' }, { status: 500 });
      const { value } = (await request.json()) as { value: unknown };
      values[keyOf(params.key)] = value;
      return HttpResponse.json({ status: 'success', data: { key: params.key, value } });
    }),
    http.delete(`${api}/preferences/:key`, ({ params }) => {
      delete values[keyOf(params.key)];
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  const refuse = () => {
    isRefusing = true;
  };
  return { handlers, values, refuse };
}
