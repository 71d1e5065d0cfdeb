import { describe, expect, test, vi } from 'vitest';
import { commands } from '../../../domain/resources/commands.ts';
import { moveRecord } from '../../../src/kit/actions/actions-of.ts';
import { createDataProvider } from '../../../src/providers/data-provider.ts';
import { PartialFailure } from '../../../src/providers/partial-failure.ts';
import { answering, OWN_API, rejection } from '../../support/answering.ts';

const { provider, answers, calls } = answering();

const order = {
  id: 'x',
  _id: 'x',
  __v: 3,
  commandMode: 'Validation',
  paid: false,
  recipient: { firstName: 'Salma' },
};

test('a switch sends the one field that changes', async () => {
  answers(({ body }) => ({ data: { ...order, ...(body as object), __v: 4 } }));
  const { data } = await provider.update('commands', {
    id: 'x',
    data: { commandMode: 'facturation', paid: false },
    previousData: order,
  });
  expect(calls[0]).toMatchObject({
    method: 'PUT',
    path: 'commands/x',
    body: { commandMode: 'facturation' },
  });
  expect(data).toMatchObject({ id: 'x', commandMode: 'facturation', __v: 4 });
});

test('an editor sends the whole record with its version, without the client’s own id', async () => {
  answers(() => ({ data: order }));
  await provider.update('commands', {
    id: 'x',
    data: { ...order, paid: true },
    previousData: order,
  });
  const { id: _id, ...wire } = order;
  expect(calls[0]?.body).toEqual({ ...wire, paid: true });
});

describe('a back end whose PUT replaces the record', () => {
  const replacing = createDataProvider({
    apiUrl: OWN_API,
    getToken: () => 'a-token',
    replacesOnPut: true,
  });
  // Somebody else has noted a payment since this clerk read the order.
  const current = { ...order, __v: 4, payment: 'cash' };
  const answersWithCurrent = () =>
    answers(({ method, body }) =>
      method === 'GET' ? { count: 1, data: [current] } : { data: body as object },
    );
  const { id: _ofClient, ...wire } = current;
  const sent = () => calls.find(({ method }) => method === 'PUT')?.body;

  test('gets the whole record as it is now from a switch, with the one field changed', async () => {
    answersWithCurrent();
    const { data } = await replacing.update('commands', {
      id: 'x',
      data: { commandMode: 'facturation', paid: false },
      previousData: order,
    });
    expect(sent()).toEqual({ ...wire, commandMode: 'facturation' });
    expect(data).toMatchObject({ payment: 'cash', commandMode: 'facturation' });
  });

  test('gets it from an editor too, with the version that the clerk saw', async () => {
    answersWithCurrent();
    const data = { ...order, paid: true };
    await replacing.update('commands', { id: 'x', data, previousData: order });
    expect(sent()).toEqual({ ...wire, paid: true, __v: 3 });
  });

  test('gets it for each record of a bulk change, and for a step of a trip', async () => {
    answersWithCurrent();
    await replacing.updateMany('commands', { ids: ['x'], data: { verified: true } });
    expect(sent()).toEqual({ ...wire, verified: true });
    answers(({ method, body }) =>
      method === 'GET'
        ? { data: { _id: 't', name: 'A', status: 2, description: 'To Morocco', __v: 1 } }
        : { data: body as object },
    );
    await replacing.updateTrip('t', { status: 3 });
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      path: 'trips/t',
      body: { _id: 't', name: 'A', status: 3, description: 'To Morocco' },
    });
  });

  test('is sent nothing if the record cannot be read', async () => {
    answers(() => rejection(500, 'server.failed'));
    const change = replacing.update('commands', { id: 'x', data: { paid: true } } as never);
    await expect(change).rejects.toMatchObject({ status: 500 });
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });
});

test('a back end with an empty answer has stored what it was sent', async () => {
  answers(() => new Response(null, { status: 204 }));
  const { data } = await provider.update('commands', {
    id: 'x',
    data: { paid: true },
    previousData: order,
  });
  expect(data).toEqual({ ...order, paid: true });
});

test('a new record is created at the path of its definition, and returned with its id', async () => {
  answers(() => ({ data: { _id: 'new', firstName: 'Salma' } }));
  const { data } = await provider.create('users', { data: { firstName: 'Salma' } });
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: 'auth/users',
    body: { firstName: 'Salma' },
  });
  expect(data).toMatchObject({ id: 'new', firstName: 'Salma' });
});

test('a record with a picked file is sent as multipart, each field in its own part', async () => {
  // jsdom's FormData is not the one of Node's fetch, so the argument of fetch is checked.
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { _id: 't' } }));
  const rawFile = new File(['picture'], 'tour.png', { type: 'image/png' });
  await provider.create('tours', {
    data: { Tname: 'A', Cities: ['Hamburg'], pic: { rawFile, title: 'tour.png' } },
  });
  const [url, request] = fetched.mock.calls[0] ?? [];
  const body = request?.body as FormData;
  expect([url, request?.method]).toEqual([`${OWN_API}/tours`, 'POST']);
  expect(new Headers(request?.headers).has('content-type')).toBe(false);
  expect(body.get('Tname')).toBe('A');
  expect(body.get('Cities')).toBe('["Hamburg"]');
  expect(body.get('pic')).toMatchObject({ name: 'tour.png', size: 7 });
});

describe('the key of a change', () => {
  const keyOf = (at: number) => calls[at]?.headers.get('idempotency-key');
  const pay = () =>
    provider.update('commands', { id: 'x', data: { paid: true }, previousData: order });

  test('is new for every change that was answered', async () => {
    answers(() => ({ data: order }));
    await pay();
    await pay();
    expect(keyOf(0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  test('stays the same when a change is sent again because its answer was lost', async () => {
    answers(() => Response.error());
    await expect(pay()).rejects.toMatchObject({ status: 0, body: { code: 'server.failed' } });
    answers(() => ({ data: order }));
    await pay();
    expect(keyOf(1)).toBe(keyOf(0));
  });

  test('is not sent with a read', async () => {
    answers(() => ({ data: order }));
    await provider.getOne('trips', { id: 'x' });
    expect(keyOf(0)).toBeNull();
  });
});

describe('a rejection', () => {
  const rejected = async (answer: Response) => {
    answers(() => answer);
    return provider
      .update('commands', { id: 'x', data: { paid: true }, previousData: order })
      .catch((error) => error);
  };

  test('carries its code, and a message that exists in every language', async () => {
    expect(await rejected(rejection(409, 'transition.forbidden'))).toMatchObject({
      status: 409,
      message: 'errors.transition.forbidden',
      body: { code: 'transition.forbidden', detail: 'A sentence.' },
    });
  });

  test('from a back end without codes gets the code of its status', async () => {
    expect(await rejected(new Response('no', { status: 403 }))).toMatchObject({
      body: { code: 'access.denied' },
    });
  });

  test('names its fields nested, as a form does', async () => {
    const fields = { 'recipient.phone': 'no phone', 'content.0.price': 'no', content: 'too many' };
    expect(await rejected(rejection(422, 'record.invalid', { fields }))).toMatchObject({
      body: {
        errors: {
          recipient: { phone: 'no phone' },
          content: { 0: { price: 'no' }, root: 'too many' },
        },
      },
    });
  });

  test('says what is wrong in every language if the back end sends its codes', async () => {
    const fields = { phone: 'already belongs to another record' };
    const violations = { phone: { code: 'duplicate' }, name: { code: 'no such code' } };
    const { body } = await rejected(rejection(422, 'record.invalid', { fields, violations }));
    expect(body.errors).toEqual({
      phone: '@@react-admin@@{"message":"validation.duplicate","args":{}}',
    });
  });

  test('for a stale version includes the current record', async () => {
    const current = { _id: 'x', __v: 4, paid: true };
    expect(await rejected(rejection(409, 'record.stale', { current }))).toMatchObject({
      body: { code: 'record.stale', current: { id: 'x', __v: 4, paid: true } },
    });
  });
});

describe('a bulk change', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

  test('is made four at a time', async () => {
    let underWay = 0;
    let most = 0;
    answers(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve));
      underWay -= 1;
      return { data: {} };
    });
    const { data } = await provider.updateMany('commands', { ids, data: { paid: true } });
    expect(data).toEqual(ids);
    expect(most).toBe(4);
  });

  test('reports which records were rejected and which are done, after all were tried', async () => {
    answers(({ path }) =>
      path.endsWith('/b')
        ? rejection(409, 'transition.forbidden')
        : new Response(null, { status: 204 }),
    );
    const progress: string[] = [];
    const failure = await provider
      .deleteMany('commands', {
        ids,
        meta: { onProgress: (finished: number, of: number) => progress.push(`${finished}/${of}`) },
      })
      .catch((error) => error);
    expect(failure).toBeInstanceOf(PartialFailure);
    expect(failure.failed).toMatchObject([{ id: 'b', error: { status: 409 } }]);
    expect(failure.done).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(progress.at(-1)).toBe('6/6');
  });

  test('stops when the session ends', async () => {
    answers(() => rejection(401, 'session.ended'));
    await expect(provider.deleteMany('commands', { ids })).rejects.toMatchObject({ status: 401 });
  });

  test('that is a business verb on one record sends the version that the clerk saw', async () => {
    answers(() => ({ data: {} }));
    const record = { id: 'a', __v: 7 };
    await moveRecord(record, { provider, definition: commands, verb: 'sendToWarehouse' });
    expect(calls[0]?.body).toEqual({ commandMode: 'facturation', __v: 7 });
  });

  test('that is a business verb sends the one field of that verb', async () => {
    answers(() => ({ data: {} }));
    const verb = 'sendToTracking';
    await moveRecord({ id: 'a' }, { provider, definition: commands, verb });
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      path: 'commands/a',
      body: { commandMode: 'tracking' },
    });
  });
});

describe('trips and files', () => {
  test('the open trip of a group is found by its name', async () => {
    answers(() => ({
      count: 2,
      data: [
        { _id: 'old', name: 'A', finish: true },
        { _id: 'open', name: 'A', finish: false },
      ],
    }));
    expect(await provider.getTripByName('A')).toMatchObject({ id: 'open' });
    expect(calls[0]).toMatchObject({ path: 'trips', query: 'name=A' });
  });

  test('a group without a trip has none', async () => {
    answers(() => ({ count: 0, data: [] }));
    expect(await provider.getTripByName('B')).toBeUndefined();
  });

  test.each([
    ['a bare list', [{ _id: 'open', name: 'A', status: 2 }]],
    ['a list without a count', { data: [{ _id: 'open', name: 'A', status: 2 }] }],
    ['a list of records that do not repeat the name', { data: [{ _id: 'open', status: 2 }] }],
  ])('exists for a back end that answers %s', async (_, answer) => {
    answers(() => answer);
    expect(await provider.getTripByName('A')).toMatchObject({ id: 'open', status: 2 });
  });

  test.each([[[]], [{ data: [] }], [{ count: 0 }]])(
    'is missing if the answer is %j',
    async (answer) => {
      answers(() => answer);
      expect(await provider.getTripByName('A')).toBeUndefined();
      expect(calls).toHaveLength(1);
    },
  );

  test('that is only counted is read by its name', async () => {
    answers(({ path }) =>
      path === 'trips/A' ? { data: [{ _id: 'open', name: 'A', status: 3 }] } : { count: 1 },
    );
    expect(await provider.getTripByName('A')).toMatchObject({ id: 'open', status: 3 });
  });

  test('a group is created with its name and description', async () => {
    answers(({ body }) => ({ data: { _id: 't', ...(body as object) } }));
    expect(await provider.createGroup('B')).toMatchObject({ id: 't', name: 'B' });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: 'trips',
      body: { name: 'B', description: 'Groupe B' },
    });
  });

  test('the step of a trip is sent without other fields', async () => {
    answers(() => ({ data: { _id: 't', status: 3 } }));
    await provider.updateTrip('t', { status: 3 });
    expect(calls[0]).toMatchObject({ method: 'PUT', path: 'trips/t', body: { status: 3 } });
  });

  test('a stored picture arrives as bytes, requested with the session', async () => {
    answers(() => new Response('bytes', { headers: { 'content-type': 'image/png' } }));
    expect(await (await provider.getFile('a b.png')).text()).toBe('bytes');
    expect(calls[0]?.path).toBe('auth/getfile/a%20b.png');
    expect(calls[0]?.headers.get('authorization')).toMatch(/^Bearer a-token/);
    await provider.getCommandFile('front.png');
    expect(calls[1]?.path).toBe('auth/getcommandfile/front.png');
  });

  test('a missing picture is an error with its code', async () => {
    answers(() => rejection(404, 'record.notFound'));
    await expect(provider.getFile('gone.png')).rejects.toMatchObject({
      status: 404,
      body: { code: 'record.notFound' },
    });
  });
});
