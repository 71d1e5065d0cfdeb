import { expect, test } from 'vitest';
import { allows, nobody } from '../../../domain/access.ts';
import type { Field } from '../../../domain/fields.ts';
import { hasSettled } from '../../../domain/lasting-flags.ts';
import { leavesOf, valueAt } from '../../../domain/paths.ts';
import { describeEveryResource } from '../../support/every-resource.ts';
import { bodyWith, sampleBody, sampleValue } from '../../support/sample-values.ts';
import { type OneBody, type Refusal, refOf } from '../../support/sampled-resource.ts';

/**
 * What a record needs before its verbs may be used, besides being in a state that they start from.
 */
/** A legal text that has all that the law asks of an Impressum, and nothing that it forbids. */
const LEGAL = {
  effectiveFrom: null,
  text: {
    de: `<h2>Angaben nach § 5 DDG</h2><p>Muster Transport GmbH, Musterweg 1, 28195 Bremen</p>
<p>Vertreten durch den Geschäftsführer Karim Muster</p>
<p>Telefon: +49 421 555010, E-Mail: info@muster.example</p>
<p>Handelsregister: Amtsgericht Bremen, HRB 12345. USt-IdNr.: DE123456789</p>`,
  },
};

/** Values with which the first verb can be done. */
const MOVABLE: Readonly<Record<string, Record<string, unknown>>> = {
  commands: { tripGroup: 'A' },
  agb: LEGAL,
  impressum: LEGAL,
  privacy: LEGAL,
};

const ADMIN = { id: '', role: 'admin' } as const;

const isMissing = (value: unknown) => value === null || value === undefined;

const isText = ({ kind }: Field): boolean => kind === 'text' || kind === 'localized';

describeEveryResource((suite) => {
  const { definition, path, fields, writable } = suite;

  test('a record is shown by its id', async () => {
    expect(await suite.reread(suite.first()._id)).toEqual(suite.first());
  });

  test("a new record contains what was sent, the definition's defaults, and the server's stamps", async () => {
    const body = sampleBody(definition, 0, suite.targets);
    const record = suite.first();
    expect(record.__v).toBe(1);
    for (const [leaf, field] of writable) {
      if (field.read === nobody) expect(record).not.toHaveProperty(leaf);
      else {
        const sent = valueAt(body, leaf);
        const kept = refOf(valueAt(record, leaf));
        if (!isMissing(sent)) expect({ [leaf]: kept }).toEqual({ [leaf]: sent });
        else
          expect({ [leaf]: kept }).toEqual({
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
        : sampleValue(field, suite.next(), suite.targets);
      const rules = (definition.rules ?? []) as readonly ((record: unknown) => object)[];
      const merged = { ...before, ...bodyWith(leaf, value) };
      if (rules.some((rule) => Object.keys(rule(merged)).length > 0)) return;
      const { status, body } = await suite.admin.put<OneBody>(
        `${path}/${before._id}`,
        bodyWith(leaf, value),
      );
      expect(status, JSON.stringify(body)).toBe(200);
      if (field.read === nobody) return;
      expect(refOf(valueAt(body.data, leaf))).toEqual(value);
      expect(await suite.reread(before._id)).toEqual(body.data);
      const changed = [leaf, ...suite.followersOf(leaf)];
      for (const [other] of writable) {
        if (!changed.includes(other))
          expect(valueAt(body.data, other)).toEqual(valueAt(before, other));
      }
      expect([before.__v, before.__v + 1]).toContain(body.data.__v);
    },
  );

  test('PATCH means the same as PUT', async () => {
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

  test('a verb moves the record from its starting state, once', async () => {
    // An Impressum must hold the name of the company.
    if (path === 'impressum') await suite.admin.post('settings', { name: 'Muster Transport GmbH' });
    for (const [verb, { move }] of Object.entries(definition.actions ?? {})) {
      const record = await suite.spare(MOVABLE[definition.name]);
      const start = valueAt(record, move.field);
      const canMove = move.from.some((from) => from === start);
      const answer = await suite.admin.post<OneBody & Refusal>(`${path}/${record._id}/${verb}`);
      const said = JSON.stringify(answer.body);
      expect([verb, answer.status], said).toEqual([verb, canMove ? 200 : 409]);
      if (!canMove) {
        expect(answer.body).toMatchObject({ code: 'transition.forbidden' });
        continue;
      }
      expect(valueAt(answer.body.data, move.field)).toBe(move.to);
      const again = await suite.admin.post<Refusal>(`${path}/${record._id}/${verb}`);
      expect([again.status, again.body.code]).toEqual([409, 'transition.forbidden']);
      expect(again.body.message).toContain(move.field);
    }
    expect((await suite.admin.post(`${path}/${suite.first()._id}/fly`)).status).toBe(404);
  });

  test('a change adds a line to the audit trail that says who and what, but no secret', async () => {
    const before = await suite.spare();
    const [leaf, field] = writable.find(([, one]) => isText(one) && one.read !== nobody) ?? [];
    if (!leaf || !field) throw new Error('There is nothing to change.');
    const value = sampleValue(field, suite.next(), suite.targets);
    await suite.admin.put(`${path}/${before._id}`, bodyWith(leaf, value));
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
      changes: { [leaf]: { from: valueAt(before, leaf), to: value } },
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

  test('a deleted record is gone from the list and under its id; one that nobody may delete is kept', async () => {
    const record = await suite.spare();
    const { status, body } = await suite.admin.delete<OneBody>(`${path}/${record._id}`);
    if (!allows(definition.access.delete, ADMIN)) {
      expect(status).toBe(403);
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
