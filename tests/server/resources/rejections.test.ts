import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { allows } from '../../../domain/access.ts';
import { leavesOf, valueAt, withValue } from '../../../domain/paths.ts';
import { guardedFields } from '../../../domain/transitions.ts';
import { newId } from '../../../server/base/new-id.ts';
import { describeEveryResource } from '../../support/every-resource.ts';
import {
  bodyWith,
  brokenBy,
  sampleBody,
  sampleValue,
  wrongValues,
} from '../../support/sample-values.ts';
import { type Rejection, refOf, sampleCount } from '../../support/sampled-resource.ts';

const ADMIN = { id: '', role: 'admin' } as const;

describeEveryResource((suite) => {
  const { definition, path, fields, writable } = suite;

  const required = writable.filter(([, field]) => field.required && field.default === undefined);

  const decisive = leavesOf(fields).filter(
    ([leaf, field]) =>
      field.default !== undefined &&
      (field.write || guardedFields(definition.actions).includes(leaf)),
  );

  const unique = leavesOf(fields).filter(([, field]) => field.unique && !field.assigned);

  test.each(['no-id', newId(), '%00', 'null', '1', "' or 1=1"])(
    'there is no record %s',
    async (id) => {
      const url = `${path}/${encodeURIComponent(id)}`;
      expect((await suite.admin.get<Rejection>(url)).status).toBe(404);
      expect((await suite.admin.put<Rejection>(url, {})).status).toBe(404);
      const removal = await suite.admin.delete<Rejection>(url);
      expect(removal.status).toBe(allows(definition.access.delete, ADMIN) ? 404 : 403);
    },
  );

  test('a call for one record takes no query, and names the unknown parameter', async () => {
    const answer = await suite.admin.get<Rejection>(`${path}/${suite.first()._id}?x=1`);
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields ?? {})]).toEqual([
      400,
      'request.unknownField',
      ['x'],
    ]);
  });

  test('an editor whose version is stale is shown the current record', async () => {
    const before = await suite.reread(suite.first()._id);
    const answer = await suite.admin.put<Rejection>(`${path}/${before._id}`, {
      __v: before.__v + 7,
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'record.stale', current: before });
  });

  test('what the server sets cannot be set by a body', async () => {
    const { _id } = suite.first();
    const stranger: Record<string, unknown> = {
      _id: newId(),
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: 'x',
    };
    const targets = { ...suite.targets, trips: [newId()] };
    for (const [leaf, field] of leavesOf(fields)) {
      if (!field.assigned) continue;
      // Repeating what is stored is no attempt to change it.
      stranger[leaf] = [77, 78]
        .map((n) => sampleValue(field, n, targets))
        .find((value) => !isDeepStrictEqual(value, refOf(valueAt(suite.first(), leaf))));
    }
    for (const [leaf, value] of Object.entries(stranger)) {
      if (value === undefined || value === false) continue;
      const body = bodyWith(leaf, value);
      const answer = await suite.admin.put<Rejection>(`${path}/${_id}`, body);
      expect([leaf, answer.status]).toEqual([leaf, 422]);
      expect(Object.keys(answer.body.fields ?? {})).toEqual([leaf]);
      const creation = await suite.admin.post<Rejection>(path, body);
      expect(Object.keys(creation.body.fields ?? {})).toContain(leaf);
    }
  });

  test('an unknown key is rejected by name', async () => {
    const change = await suite.admin.put<Rejection>(`${path}/${suite.first()._id}`, {
      nonsense: 1,
    });
    expect([change.status, Object.keys(change.body.fields ?? {})]).toEqual([422, ['nonsense']]);
    const creation = await suite.admin.post<Rejection>(path, {
      ...sampleBody(definition, suite.next(), suite.targets),
      nonsense: 1,
    });
    expect([creation.status, Object.keys(creation.body.fields ?? {})]).toEqual([422, ['nonsense']]);
  });

  test.each(leavesOf(fields).filter(([, field]) => !field.assigned))(
    'an invalid value of %s is rejected by name',
    async (leaf, field) => {
      const whole = sampleBody(definition, suite.next(), suite.targets);
      for (const wrong of wrongValues(field)) {
        const change = await suite.admin.put<Rejection>(
          `${path}/${suite.first()._id}`,
          bodyWith(leaf, wrong),
        );
        expect([wrong, change.status]).toEqual([wrong, 422]);
        expect(Object.keys(change.body.fields ?? {})[0]).toContain(leaf);
        const body = withValue(whole, leaf, wrong);
        const creation = await suite.admin.post<Rejection>(path, body);
        expect([wrong, creation.status]).toEqual([wrong, 422]);
      }
    },
  );

  test('a new record without required values is rejected with every field that is missing', async () => {
    const { status, body } = await suite.admin.post<Rejection>(path, {});
    const named = Object.keys(body.fields ?? {}).toSorted();
    const all = leavesOf(fields)
      .filter(([, f]) => f.required && !f.assigned)
      .map(([leaf]) => leaf);
    const broken = Object.keys(brokenBy(definition, {}));
    if (all.length > 0) expect([status, named]).toEqual([422, all.toSorted()]);
    else if (broken.length > 0) expect([status, named]).toEqual([422, broken.toSorted()]);
    // Of a resource with one record, the one of this suite is already there.
    else expect(status).toBe(sampleCount(definition) === 1 ? 409 : 201);
  });

  test('a required value cannot be emptied', async () => {
    for (const [leaf] of required) {
      for (const empty of [null, '']) {
        const { status, body } = await suite.admin.put<Rejection>(
          `${path}/${suite.first()._id}`,
          bodyWith(leaf, empty),
        );
        expect([leaf, status, Object.keys(body.fields ?? {})]).toEqual([leaf, 422, [leaf]]);
      }
    }
  });

  test.each(decisive)(
    'emptying %s, which decides something, is rejected and restores no default',
    async (leaf) => {
      const before = await suite.reread(suite.first()._id);
      for (const empty of [null, '']) {
        const body = bodyWith(leaf, empty);
        const change = await suite.admin.put<Rejection>(`${path}/${before._id}`, body);
        expect([change.status, change.body.fields]).toEqual([422, { [leaf]: 'is required' }]);
        const creation = await suite.admin.post<Rejection>(
          path,
          withValue(sampleBody(definition, suite.next(), suite.targets), leaf, empty),
        );
        expect([creation.status, Object.keys(creation.body.fields ?? {})]).toEqual([422, [leaf]]);
      }
      expect(await suite.reread(before._id)).toEqual(before);
    },
  );

  test('a unique value of one record is rejected for the next', async () => {
    for (const [leaf] of unique) {
      const current = suite.samples.map((one) => refOf(valueAt(one, leaf)));
      const taken = current.find((value) => value !== null && value !== undefined);
      if (taken === undefined) continue;
      const fresh = sampleBody(definition, suite.next(), suite.targets);
      const body = withValue(fresh, leaf, taken);
      const answer = await suite.admin.post<Rejection>(path, body);
      const named = Object.keys(answer.body.fields ?? {});
      expect([answer.status, named]).toEqual([422, expect.arrayContaining([leaf])]);
      // Of few values that are unique too, the sample has one that is taken.
      expect(unique.map(([one]) => one)).toEqual(expect.arrayContaining(named));
    }
  });

  test('a reference to a record that does not exist is rejected by name', async () => {
    for (const [leaf, field] of writable) {
      if (field.kind !== 'reference') continue;
      const answer = await suite.admin.put<Rejection>(
        `${path}/${suite.first()._id}`,
        bodyWith(leaf, newId()),
      );
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [leaf]]);
    }
  });

  test('a verb takes only a version', async () => {
    for (const verb of Object.keys(definition.actions ?? {})) {
      const url = `${path}/${suite.first()._id}/${verb}`;
      const stale = await suite.admin.post<Rejection>(url, { __v: 999 });
      expect([stale.status, stale.body.code]).toEqual([409, 'record.stale']);
      expect((await suite.admin.post(url, { nonsense: 1 })).status).toBe(422);
    }
  });
});
