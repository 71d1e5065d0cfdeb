import { expect, test } from 'vitest';
import { allows, nobody } from '../../../domain/access.ts';
import type { Action } from '../../../domain/define.ts';
import type { Field } from '../../../domain/fields.ts';
import { hasSettled } from '../../../domain/lasting-flags.ts';
import { leavesOf, valueAt, withValue } from '../../../domain/paths.ts';
import { DECLARED } from '../../support/declared-samples.ts';
import { describeEveryResource } from '../../support/every-resource.ts';
import { OWN_RESOURCES } from '../../support/own-resources.ts';
import { bodyWith, brokenBy } from '../../support/sample-values.ts';
import {
  newBody,
  type OneBody,
  type Rejection,
  refOf,
  type Wire,
} from '../../support/sampled-resource.ts';

const ADMIN = { id: '', role: 'admin' } as const;

const isMissing = (value: unknown) => value === null || value === undefined;

/** The kinds whose values the audit trail repeats as they travel, the most telling ones first. */
const NOTIFIED = ['text', 'localized', 'integer', 'boolean', 'choice', 'date'] as const;

/** How the server says no to a change that its hooks reject. */
const REJECTIONS = [403, 409, 422];

describeEveryResource((suite) => {
  const { definition, path, fields, writable } = suite;

  const isBrokenAt = (record: Wire, { field, to }: Action['transition']) =>
    Object.keys(brokenBy(definition, withValue(record, field, to))).length > 0;

  /** The first of these fields in which a record may take another value, with that value. */
  const firstChange = (record: Wire, candidates: readonly (readonly [string, Field])[]) => {
    for (const [leaf, field] of candidates) {
      const value = suite.otherValue(record, leaf, field);
      if (value !== undefined) return { leaf, value };
    }
    return undefined;
  };

  test('a record is shown by its id', async () => {
    expect(await suite.reread(suite.first()._id)).toEqual(suite.first());
  });

  test("a new record contains what was sent, the definition's defaults, and the server's stamps", async () => {
    const body = newBody(definition, 0, suite.targets);
    const record = suite.first();
    expect(record.__v).toBe(1);
    for (const [leaf, field] of writable) {
      if (field.read === nobody) expect(record).not.toHaveProperty(leaf);
      else if (!suite.setInFirst.includes(leaf)) {
        const sent = valueAt(body, leaf);
        const storedOne = refOf(valueAt(record, leaf));
        if (!isMissing(sent)) expect({ [leaf]: storedOne }).toEqual({ [leaf]: sent });
        else
          expect({ [leaf]: storedOne }).toEqual({
            [leaf]: field.default ?? (field.kind === 'list' ? [] : null),
          });
      }
    }
  });

  test.each(writable)(
    'an editor who changes %s changes that and nothing else',
    async (leaf, field) => {
      const before = await suite.spare();
      const value = hasSettled(field, valueAt(before, leaf))
        ? true
        : suite.otherValue(before, leaf, field);
      // Its rules leave no other value to it alone.
      if (value === undefined) return;
      const { result, set, isRejected } = await suite.observed(() =>
        suite.admin.put<OneBody>(`${path}/${before._id}`, bodyWith(leaf, value)),
      );
      const { status, body } = result;
      if (isRejected) {
        expect(REJECTIONS).toContain(status);
        expect(await suite.reread(before._id)).toEqual(before);
        return;
      }
      expect(status, JSON.stringify(body)).toBe(200);
      if (field.read === nobody) return;
      if (!set.includes(leaf)) expect(refOf(valueAt(body.data, leaf))).toEqual(value);
      expect(await suite.reread(before._id)).toEqual(body.data);
      const changed = [leaf, ...set];
      for (const [other] of writable) {
        if (!changed.includes(other))
          expect(valueAt(body.data, other)).toEqual(valueAt(before, other));
      }
      expect([before.__v, before.__v + 1]).toContain(body.data.__v);
    },
  );

  test('PATCH does the same as PUT', async () => {
    const { status, body } = await suite.admin.patch<OneBody>(`${path}/${suite.first()._id}`, {});
    expect(status).toBe(200);
    expect(body.data._id).toBe(suite.first()._id);
  });

  test('a whole record sent back as it was changes nothing', async () => {
    const before = await suite.reread(suite.first()._id);
    const { status, body } = await suite.admin.put<OneBody>(`${path}/${before._id}`, before);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual(before);
  });

  test('a verb takes the record out of its starting state, once', async () => {
    // An Impressum must hold the name of the company.
    if (path === 'impressum') await suite.admin.post('settings', { name: 'Muster Transport GmbH' });
    for (const [verb, { transition }] of Object.entries(definition.actions ?? {})) {
      const record = await suite.spare(DECLARED[definition.name]?.movable);
      const start = valueAt(record, transition.field);
      const canMove = transition.from.some((from) => from === start);
      const { result: answer, isRejected } = await suite.observed(() =>
        suite.admin.post<OneBody & Rejection>(`${path}/${record._id}/${verb}`),
      );
      const reported = JSON.stringify(answer.body);
      if (isRejected || isBrokenAt(record, transition)) {
        expect(REJECTIONS, reported).toContain(answer.status);
        expect(await suite.reread(record._id)).toEqual(record);
        continue;
      }
      expect([verb, answer.status], reported).toEqual([verb, canMove ? 200 : 409]);
      if (!canMove) {
        expect(answer.body).toMatchObject({ code: 'transition.forbidden' });
        continue;
      }
      expect(valueAt(answer.body.data, transition.field)).toBe(transition.to);
      const again = await suite.admin.post<Rejection>(`${path}/${record._id}/${verb}`);
      expect([again.status, again.body.code]).toEqual([409, 'transition.forbidden']);
      expect(again.body.message).toContain(transition.field);
    }
    expect((await suite.admin.post(`${path}/${suite.first()._id}/fly`)).status).toBe(404);
  });

  test('a change adds a line to the audit trail that says who and what, but no secret', async () => {
    const before = await suite.spare();
    const open = writable.filter(([, one]) => one.read !== nobody && !one.confidential);
    const way = firstChange(
      before,
      NOTIFIED.flatMap((kind) => open.filter(([, one]) => one.kind === kind)),
    );
    if (!way) {
      expect(OWN_RESOURCES).not.toContain(definition.name);
      return;
    }
    const { leaf, value } = way;
    const { result, set } = await suite.observed(() =>
      suite.admin.put(`${path}/${before._id}`, bodyWith(leaf, value)),
    );
    expect(result.status).toBe(200);
    const stored = set.includes(leaf) ? valueAt(await suite.reread(before._id), leaf) : value;
    const trail = await suite.server.database
      .selectFrom('audit_entry')
      .select(['action', 'by_name', 'changes'])
      .where('record_id', '=', before._id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(trail[0]).toMatchObject({
      action: 'change',
      by_name: 'Amina Probe',
      changes: { [leaf]: { from: valueAt(before, leaf), to: stored } },
    });
  });

  test('the description of the API names its calls, filters and fields', async () => {
    const response = await fetch(`${suite.server.url}/api/docs/json`);
    const { paths, components } = (await response.json()) as {
      paths: Record<string, Record<string, never>>;
      components: { schemas: Record<string, unknown> };
    };
    const own = paths[`/api/v1/${path}`];
    expect(Object.keys(own ?? {}).toSorted()).toEqual(['get', 'post']);
    const one = paths[`/api/v1/${path}/{id}`];
    expect(Object.keys(one ?? {}).toSorted()).toEqual(['delete', 'get', 'patch', 'put']);
    const calls = JSON.stringify([own, one]);
    const models = [...calls.matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name = '']) => name,
    );
    const text = calls + JSON.stringify(models.map((name) => components.schemas[name]));
    for (const [leaf, field] of leavesOf(fields)) {
      if (field.read !== nobody) expect(text).toContain(`"${leaf.split('.').at(-1)}"`);
    }
  });

  test('a deleted record is missing from the list and under its id; one that nobody may delete stays', async () => {
    const record = await suite.spare();
    const { result, isRejected } = await suite.observed(() =>
      suite.admin.delete<OneBody>(`${path}/${record._id}`),
    );
    const { status, body } = result;
    if (isRejected || !allows(definition.access.delete, ADMIN)) {
      expect(isRejected ? REJECTIONS : [403]).toContain(status);
      expect(await suite.reread(record._id)).toEqual(record);
      return;
    }
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data._id).toBe(record._id);
    expect((await suite.admin.get(`${path}/${record._id}`)).status).toBe(404);
    expect((await suite.admin.put(`${path}/${record._id}`, {})).status).toBe(404);
    expect((await suite.admin.delete(`${path}/${record._id}`)).status).toBe(404);
    expect((await suite.list()).data.map(({ _id }) => _id)).not.toContain(record._id);
  });
});
