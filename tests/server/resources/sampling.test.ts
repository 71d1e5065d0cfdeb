import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { staff } from '../../../domain/access.ts';
import type { Definition, Rule } from '../../../domain/define.ts';
import type { FieldErrors } from '../../../domain/errors.ts';
import { date, type Fields, integer, text } from '../../../domain/fields.ts';
import { leavesOf, valueAt } from '../../../domain/paths.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { violationsOf } from '../../../domain/validate.ts';
import { legalDefinition } from '../../support/legal-definitions.ts';
import { brokenBy, sampleBody, type Targets } from '../../support/sample-values.ts';
import {
  createTargets,
  type OneBody,
  refOf,
  sampleCount,
  storeSampleFiles,
  type Wire,
} from '../../support/sampled-resource.ts';
import { signInAs, startServer } from '../../support/server.ts';

const TOURS: Targets = { tours: [90, 91, 92].map((n) => `01890000-0000-7000-8000-0000000000${n}`) };

const access = { list: staff, show: staff, create: staff, edit: staff, delete: staff };
const define = (fields: Fields, rules: readonly Rule[] = []): Definition => ({
  name: 'lamps',
  path: 'lamps',
  fields,
  rules,
  represent: () => 'a lamp',
  access,
});

/** The leaves of a definition that a body may set, with what a record says of them. */
const notified = ({ fields }: Definition, values: unknown) =>
  Object.fromEntries(
    leavesOf(fields)
      .map(([leaf]) => [leaf, refOf(valueAt(values, leaf))] as const)
      .filter(([, value]) => value !== undefined && value !== null),
  );

describe('samples of any legal definition', () => {
  test('are what the definition accepts, and share no unique value', () => {
    fc.assert(
      fc.property(legalDefinition, (definition) => {
        const bodies = Array.from({ length: sampleCount(definition) }, (_, n) =>
          sampleBody(definition, n, TOURS),
        );
        for (const body of bodies) {
          expect(violationsOf(definition, body, 'create')).toEqual({});
          expect(brokenBy(definition, body)).toEqual({});
        }
        for (const [leaf, field] of leavesOf(definition.fields)) {
          const values = bodies
            .map((body) => valueAt(body, leaf))
            .filter((one) => one !== undefined);
          const texts = values.map((one) => JSON.stringify(one));
          if (field.unique) expect(new Set(texts).size).toBe(texts.length);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('are stored, read and changed as they are', async () => {
    const [seed = 0] = fc.sample(fc.integer(), 1);
    const things = fc
      .sample(legalDefinition, { numRuns: 16, seed })
      .map((one, at): Definition => ({ ...one, name: `things${at}`, path: `things${at}` }));
    const definitions: Record<string, Definition> = { ...resources };
    for (const one of things) definitions[one.name] = one;
    await using server = await startServer({ definitions });
    storeSampleFiles(server.app.blobs);
    const admin = await signInAs(server, 'admin');
    const known: Record<string, string[]> = {};
    for (const definition of things) {
      const about = `${fc.stringify(definition)} of the seed ${seed}`;
      const targets = await createTargets(admin, definition, definitions, known);
      for (let n = 0; n < Math.min(3, sampleCount(definition)); n += 1) {
        const body = sampleBody(definition, n, targets);
        const made = await admin.post<OneBody>(definition.path, body);
        expect(made.status, `${about}: ${JSON.stringify(made.body)}`).toBe(201);
        const record = made.body.data;
        expect(notified(definition, record), about).toMatchObject(notified(definition, body));
        const address = `${definition.path}/${record._id}`;
        expect((await admin.get<OneBody>(address)).body.data, about).toEqual(record);
        const change = sampleBody(definition, n + 31, targets, uniqueOf(definition, record));
        const { status, body: answer } = await admin.put<OneBody>(address, change);
        expect(status, `${about}: ${JSON.stringify([change, answer])}`).toBe(200);
        expect(notified(definition, answer.data), about).toMatchObject(
          notified(definition, change),
        );
      }
    }
  });
});

/** The values of a record that another one may not have. */
const uniqueOf = ({ fields }: Definition, record: Wire) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { unique }]) => unique)
      .map(([name]) => [name, refOf(record[name])] as const),
  );

describe('a developer whose definition leaves hardly any sample', () => {
  const sampled = (definition: Definition) => () => sampleBody(definition, 0, {});

  test('reads which rule it is, where it is broken, and what to declare', () => {
    const lamps = define({ watts: integer({ required: true }), day: date() }, [
      function glowsNever() {
        return { watts: { code: 'tooLarge' } };
      },
    ]);
    expect(sampled(lamps)).toThrow(
      'No sample of lamps was found in 400 tries that keeps its rule glowsNever: the last one breaks it at watts (tooLarge). Declare values that go together in tests/support/declared-samples.ts.',
    );
  });

  test('reads which field has a pattern that no text is found for', () => {
    const lamps = define({ socket: text({ pattern: /^(.)\1{30}[^ -~]$/ }) });
    expect(sampled(lamps)).toThrow(/^No sample of lamps\.socket: .+ Declare values that go/s);
  });

  test('gives values that go together, and the others keep to them', () => {
    const endsLater: Rule = ({ from, until }): FieldErrors =>
      String(until) > String(from) ? {} : { until: { code: 'endsBeforeStart' } };
    const lamps = define({ from: date({ required: true }), until: date({ required: true }) }, [
      endsLater,
    ]);
    const body = sampleBody(lamps, 3, {}, { from: '2026-03-27' });
    expect(body).toEqual({ from: '2026-03-27', until: '2026-03-28' });
  });
});
