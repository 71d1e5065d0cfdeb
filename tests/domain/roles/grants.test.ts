import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccessRule, allows, chatSideOf, partOf } from '../../../domain/access.ts';
import type { Definition } from '../../../domain/define.ts';
import { isSecret, mayRead, mayWrite } from '../../../domain/field-access.ts';
import { leavesOf } from '../../../domain/paths.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { FIELD_LEVELS } from '../../../domain/roles/grants.ts';
import { grantsOfRole } from '../../../domain/roles/grants-of-role.ts';
import { PART_NAMES } from '../../../domain/roles/parts.ts';
import { READY_MADE } from '../../../domain/roles/ready-made/ready-made.ts';
import { SCOPE_NAMES } from '../../../domain/roles/row-scopes.ts';
import { problemsOfTeamRole } from '../../../domain/team-roles/problems-of-team-role.ts';

const all: readonly Definition[] = Object.values(resources);
const definitions = new Map(all.map((definition) => [definition.name, definition]));
const OWN = { tours: ['t'], trips: ['f'], cities: ['Fes'] };
const admin = { id: 'a', role: 'admin' };

const operation = fc.constantFrom(
  ...new Set(all.flatMap(({ access, actions = {} }) => [access, actions].flatMap(Object.keys))),
);
const path = fc.constantFrom(...new Set(all.flatMap(({ fields }) => Object.keys(fields))));
const level = fc.constantFrom(...FIELD_LEVELS);
const resource = fc.record({
  resource: fc.constantFrom(...definitions.keys()),
  operations: fc.array(fc.record({ operation, scope: fc.constantFrom(...SCOPE_NAMES) })),
  fields: fc.array(fc.record({ path, level }), { maxLength: 12 }),
  otherFields: level,
});
/** Any role that could be stored, the impossible ones too. */
const anyRole = fc.record({
  name: fc.string(),
  chat: fc.boolean(),
  parts: fc.subarray(PART_NAMES),
  resources: fc.array(resource, { maxLength: 8 }),
});
const personWith = (role: unknown) => ({
  id: 'e',
  role: 'employee',
  grants: grantsOfRole(role, OWN),
});

const rulesOf = ({ access, actions = {} }: Definition): readonly AccessRule[] => [
  ...Object.values(access),
  ...Object.values(actions).map((action) => action.access),
];

describe('a composed role, whatever is stored', () => {
  test('never has more than an administrator', () => {
    fc.assert(
      fc.property(anyRole, (role) => {
        const person = personWith(role);
        for (const definition of all) {
          for (const rule of rulesOf(definition)) {
            if (allows(rule, person)) expect(allows(rule, admin)).toBe(true);
          }
          for (const [, field] of leavesOf(definition.fields)) {
            if (mayRead(field, person)) expect(mayRead(field, admin)).toBe(true);
            if (mayWrite(field, person)) expect(mayWrite(field, admin)).toBe(true);
            if (isSecret(field)) expect(mayRead(field, person)).toBe(false);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('gives nobody the rights of administrators, and changes customers at most', () => {
    fc.assert(
      fc.property(anyRole, (role) => {
        const person = personWith(role);
        const { users, teamRoles, attempts, settings } = resources;
        for (const rule of [...rulesOf(teamRoles), ...rulesOf(attempts), settings.access.edit]) {
          expect(rule(person)).toBe(false);
        }
        for (const rule of [users.access.create, users.access.edit, users.access.delete]) {
          expect([false, { role: ['customer'] }]).toContainEqual(rule(person));
        }
        const { role: ofUser, status, teamRole, assignment, password } = users.fields;
        for (const field of [ofUser, status, teamRole, assignment, password]) {
          expect(mayWrite(field, person)).toBe(false);
        }
      }),
    );
  });

  test('has no more once a field of it is hidden or an operation is withdrawn', () => {
    const reached = (role: unknown): ReadonlySet<string> => {
      const person = personWith(role);
      return new Set([
        ...PART_NAMES.filter((part) => allows(partOf(part), person)),
        ...(chatSideOf(person) ? ['chat'] : []),
        ...all.flatMap(({ name, access, fields }) => [
          ...Object.entries(access).flatMap(([key, rule]) =>
            allows(rule, person) ? [`${name} ${key}`] : [],
          ),
          ...leavesOf(fields).flatMap(([leaf, field]) =>
            mayRead(field, person) ? [`${name} ${leaf}`] : [],
          ),
        ]),
      ]);
    };
    const office = READY_MADE[0];
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.boolean(), (at, inside, hides) => {
        const which = at % office.resources.length;
        const fewer = office.resources.map((one, place) => {
          if (place !== which) return one;
          const names = Object.keys(definitions.get(one.resource)?.fields ?? {});
          const hidden = { path: names[inside % names.length] ?? '', level: 'hidden' as const };
          return hides
            ? { ...one, fields: [...one.fields, hidden] }
            : { ...one, operations: one.operations.slice(inside % 3) };
        });
        const left = reached({ ...office, resources: fewer });
        const before = reached(office);
        expect([...left].filter((one) => !before.has(one))).toEqual([]);
      }),
    );
  });
});

test('an employee whose role is not known has nothing, nor has an unknown role', () => {
  for (const person of [
    { id: 'e', role: 'employee' },
    { id: 'e', role: 'chief' },
  ]) {
    for (const definition of all) {
      for (const rule of rulesOf(definition)) {
        if (rule({ id: null, role: null }) === false) expect(rule(person)).toBe(false);
      }
    }
    for (const part of PART_NAMES) expect(allows(partOf(part), person)).toBe(false);
  }
});

test('every ready-made role is possible, and has the parts that it names', () => {
  for (const role of READY_MADE) {
    expect([role.name, problemsOfTeamRole(role, definitions)]).toEqual([role.name, {}]);
    const person = personWith(role);
    for (const part of role.parts) expect(allows(partOf(part), person)).toBe(true);
    expect(chatSideOf(person) === 'staff').toBe(role.chat);
  }
});

test('what does not exist, or is the administrators’ alone, is named where it stands', () => {
  const granted = (resource: string, operation: string, scope = 'all') => ({
    resource,
    operations: [{ operation, scope }],
    fields: [],
    otherFields: 'hidden' as const,
  });
  const problems = (...resources: readonly unknown[]) =>
    Object.keys(
      problemsOfTeamRole({ name: 'A', chat: false, parts: [], resources } as never, definitions),
    );
  expect(problems(granted('nothing', 'list'))).toEqual(['resources.0.resource']);
  expect(problems(granted('faq', 'list'), granted('faq', 'show'))).toEqual([
    'resources.1.resource',
  ]);
  for (const [resource, operation] of [
    ['commands', 'fly'],
    ['teamRoles', 'list'],
    ['settings', 'edit'],
    ['invoices', 'create'],
  ]) {
    expect(problems({ ...granted(resource ?? '', operation ?? ''), otherFields: 'read' })).toEqual([
      'resources.0.operations.0.operation',
    ]);
  }
  expect(problems(granted('users', 'edit'))).toEqual(['resources.0.operations.0.scope']);
  expect(problems(granted('faq', 'list', 'ownTour'))).toEqual(['resources.0.operations.0.scope']);
  const fields = [
    { path: 'nothing', level: 'read' },
    { path: 'role', level: 'write' },
  ];
  expect(problems({ ...granted('users', 'list'), fields })).toEqual([
    'resources.0.fields.0.path',
    'resources.0.fields.1.level',
  ]);
  const lacking = { name: 'A', chat: true, parts: ['overview'], resources: [] };
  expect(Object.keys(problemsOfTeamRole(lacking as never, definitions))).toEqual([
    'parts.0',
    'chat',
  ]);
});
