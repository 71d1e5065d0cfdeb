import fc from 'fast-check';
import type { DescribedApi, Operation } from './described-api.ts';
import { hostileJson, hostilePiece, type Ids, valuesOf } from './values.ts';

/** One request, as it goes over the wire. */
export type FuzzedCall = {
  readonly method: string;
  /** Without the origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
};

const FILES = [
  '',
  'name;phone\nSalma;+212661000009\n',
  '\u0089PNG\r\n\u001a\n',
  '%PDF-1.4\n%%EOF',
  '\u00ff\u00d8\u00ff\u00e0',
  'PK\u0003\u0004',
  '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
];

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const formOf = (values: unknown): fc.Arbitrary<FormData> =>
  fc.record({ file: fc.constantFrom(...FILES), isNamed: fc.boolean() }).map(({ file, isNamed }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(Object(values))) form.append(name, textOf(value));
    if (isNamed) form.append('file', new Blob([Buffer.from(file, 'latin1')]), 'file.bin');
    return form;
  });

type Body = Pick<FuzzedCall, 'headers' | 'body'>;

const jsonBody = (text: string): Body => ({
  headers: { 'content-type': 'application/json' },
  body: text,
});

/** What is no JSON, or is called something else. */
const brokenBodies: fc.Arbitrary<Body> = fc.oneof(
  fc.constantFrom('{', '[', '{"a":', '"', '\u0000', `${'['.repeat(20_000)}`).map(jsonBody),
  hostileJson.map((value) => jsonBody(textOf(JSON.stringify(value)))),
  fc
    .constantFrom('text/plain', 'application/xml', 'application/json; charset=utf-16', ';;', 'x/y')
    .map((type) => ({ headers: { 'content-type': type }, body: '{}' })),
  fc.constant({
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\ncut',
  }),
);

/** Headers that clients send, with values that they should not have. */
const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'idempotency-key',
          'if-match',
          'if-none-match',
          'range',
          'accept-language',
          'accept',
          'traceparent',
          'x-forwarded-for',
          'origin',
        ),
        fc.constantFrom('', '*', '"1"', 'bytes=5-1', 'bytes=-0', 'xx', '9'.repeat(400), 'null'),
      )
      .map(([name, value]) => ({ [name]: value })),
  },
);

/** Requests for one operation of the API. */
export function callsOf(
  api: DescribedApi,
  operation: Operation,
  ids: Ids,
): fc.Arbitrary<FuzzedCall> {
  const values = valuesOf(api, ids);
  const { method, path, parameters, bodies } = operation;
  const pieces = fc.record(
    Object.fromEntries(
      [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => [
        name,
        fc.oneof({ weight: 6, arbitrary: ids }, { weight: 1, arbitrary: hostilePiece }),
      ]),
    ),
  );
  const queries = parameters.filter(({ in: where }) => where === 'query');
  const query = fc
    .subarray(queries, { maxLength: Math.min(3, queries.length) })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(({ name, schema = {} }) =>
          values(schema).map((value) => [name, textOf(value)] as const),
        ),
      ),
    );
  const given = Object.entries(bodies);
  const described: fc.Arbitrary<Body> =
    given.length === 0
      ? fc.constant({ headers: {} })
      : fc.oneof(
          ...given.map(([type, schema]) =>
            type === 'multipart/form-data'
              ? values(schema)
                  .chain(formOf)
                  .map((body): Body => ({ headers: {}, body }))
              : values(schema).map((value) => jsonBody(textOf(JSON.stringify(value)))),
          ),
        );
  const body =
    method === 'GET' || method === 'HEAD'
      ? fc.constant<Body>({ headers: {} })
      : fc.oneof({ weight: 8, arbitrary: described }, { weight: 1, arbitrary: brokenBodies });
  return fc.tuple(pieces, query, body, headers).map(([places, pairs, one, more]) => {
    const search = pairs
      .map(([name, value]) => {
        const text = value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80';
        return `${encodeURIComponent(name)}=${text}`;
      })
      .join('&');
    const address = path.replace(/\{([^}]+)\}/g, (_, name: string) => String(places[name]));
    return {
      method,
      path: search === '' ? address : `${address}?${search}`,
      headers: { ...one.headers, ...more },
      ...(one.body === undefined ? {} : { body: one.body }),
    };
  });
}
