import { describe, expect, it } from 'vitest';
import { admin, staff } from '../../domain/access.ts';
import { problemsOf } from '../../domain/check-definitions.ts';
import { type Action, type Definition, defineResource, reference } from '../../domain/define.ts';
import {
  boolean,
  choice,
  date,
  type Fields,
  group,
  integer,
  list,
  localized,
  money,
  text,
} from '../../domain/fields.ts';
import { resources } from '../../domain/resources/registry.ts';

const access = { list: staff, show: staff, create: admin, edit: admin, delete: admin };

const define = (name: string, fields: Fields, rest: Partial<Definition> = {}): Definition => ({
  ...defineResource({ name, fields, access, represent: () => name }),
  ...rest,
});

const vehicles = define('vehicles', { plate: text() });

const problemsWith = (fields: Fields, actions?: Record<string, Action>) =>
  problemsOf({ vehicles: define('vehicles', fields, actions ? { actions } : {}) });

const moving = (
  field: string,
  from: Action['transition']['from'],
  to: Action['transition']['to'],
) => ({
  park: { access: staff, transition: { field, from, to }, confirm: false },
});

describe('the registry of the product', () => {
  it('has no problem', () => {
    expect(problemsOf(resources)).toEqual([]);
  });
});

describe('a developer who defines a resource', () => {
  it('gets no error if everything is valid', () => {
    expect(problemsOf({ vehicles })).toEqual([]);
  });

  it('gets an error for a second resource with the same name or path', () => {
    const again = define('vehicles', { seats: integer() });
    expect(problemsOf({ vehicles, again })).toEqual([
      'vehicles: another resource already has the name "vehicles".',
      'vehicles: another resource already has the path "vehicles".',
      'vehicles: is registered as "again".',
    ]);
  });

  it('gets an error for a resource that is read only and lets somebody write', () => {
    const read = define('vehicles', { plate: text() }, { readOnly: true });
    expect(problemsOf({ vehicles: read })).toEqual([
      'vehicles: is read only, so "create" is for nobody.',
      'vehicles: is read only, so "edit" is for nobody.',
      'vehicles: is read only, so "delete" is for nobody.',
    ]);
  });

  it('gets an error for a key in the registry that differs from the name', () => {
    expect(problemsOf({ cars: vehicles })).toEqual(['vehicles: is registered as "cars".']);
  });

  it('gets an error for a rule that fails on a record without values', () => {
    const evenPlate = ({ plate }: { plate: string }) =>
      plate.length % 2 === 0 ? {} : { plate: { code: 'pattern' as const } };
    const failing = define('vehicles', { plate: text() }, { rules: [evenPlate as never] });
    expect(problemsOf({ vehicles: failing })).toEqual([
      expect.stringMatching(/^vehicles: the rule "evenPlate" fails on a new record \(TypeError: /),
    ]);
  });

  it('gets an error for an order by a field that the server does not set', () => {
    const notified = ['vehicles: is ordered by "place", which is no assigned integer.'];
    const ordered = { ordered: 'place' };
    const withPlace = (fields: Fields) =>
      problemsOf({ vehicles: define('vehicles', fields, ordered) });
    expect(withPlace({ place: integer() })).toEqual(notified);
    expect(withPlace({ plate: text() })).toEqual(notified);
    expect(withPlace({ place: integer({ assigned: true }) })).toEqual([]);
  });

  it('gets an error for a resource without fields', () => {
    expect(problemsWith({})).toEqual(['vehicles: has no fields.']);
  });

  it.each(['_id', 'id', 'createdAt', 'updatedAt', '__v'])(
    'reads that %s is no free name',
    (name) => {
      expect(problemsWith({ [name]: text() })).toEqual([
        `vehicles.${name}: this name is reserved for the server.`,
      ]);
    },
  );

  it('may give a group an _id, but no version of its own', () => {
    expect(problemsWith({ tour: group({ _id: text() }) })).toEqual([]);
    expect(problemsWith({ tour: list(group({ __v: integer() })) })).toEqual([
      'vehicles.tour.__v: this name is reserved for the server.',
    ]);
  });

  it('gets an error for a default that the field itself rejects', () => {
    expect(problemsWith({ seats: integer({ max: 9, default: 10 }) })).toEqual([
      "vehicles.seats: the default 10 breaks the field's own rules.",
    ]);
  });

  it('gets an error for a choice that is listed twice', () => {
    expect(problemsWith({ size: choice(['small', 'large', 'small']) })).toEqual([
      'vehicles.size: a choice is listed twice.',
    ]);
  });

  it('may leave a whole field out of lists, but not a part of one', () => {
    const seat = group({ log: list(text(), { listed: false }) });
    expect(problemsWith({ log: list(text(), { listed: false }) })).toEqual([]);
    expect(
      problemsWith({ first: seat, seats: list(seat), notes: list(text({ listed: false })) }),
    ).toEqual(
      ['first.log', 'seats.log', 'notes'].map(
        (path) => `vehicles.${path}: only a field of the record itself can be left out of lists.`,
      ),
    );
  });

  it('gets an error for a reference to a resource that does not exist', () => {
    const drivers = define('drivers', { name: text() });
    expect(problemsWith({ driver: reference(drivers) })).toEqual([
      'vehicles.driver: refers to "drivers", which is not a resource.',
    ]);
  });

  it('gets an error for an embedded field that the other resource does not have', () => {
    const drivers = define('drivers', { name: text() });
    const driver = { ...reference(drivers), embed: ['name', 'age'] };
    expect(problemsOf({ drivers, vehicles: define('vehicles', { driver }) })).toEqual([
      'vehicles.driver: embeds "age", which drivers does not have.',
    ]);
  });

  it('reads the path of a problem inside a group or a list', () => {
    const seat = group({ number: integer({ min: 1, default: 0 }) });
    expect(problemsWith({ seats: list(seat), first: seat })).toEqual([
      "vehicles.seats.number: the default 0 breaks the field's own rules.",
      "vehicles.first.number: the default 0 breaks the field's own rules.",
    ]);
  });

  it('gets an error for an action on a field that does not exist', () => {
    expect(problemsWith({ plate: text() }, moving('parked', [false], true))).toEqual([
      'vehicles.actions.park: changes "parked", which is not a field.',
    ]);
  });

  it('gets an error for an action with values that the field cannot have', () => {
    const fields = { state: choice(['moving', 'parked']), open: boolean() };
    expect(problemsWith(fields, moving('state', ['flying'], 'parked'))).toEqual([
      'vehicles.actions.park: "flying" is not a value of "state".',
    ]);
    expect(problemsWith(fields, moving('open', [true], 'shut'))).toEqual([
      'vehicles.actions.park: "shut" is not a value of "open".',
    ]);
  });

  it.each([
    'a.b',
    'licence plate',
    '🚚',
    'größe',
    '1st',
    '',
    'a-b',
    'x,y',
    '__proto__',
    'toString',
  ])('reads that %j cannot be the name of a field', (name) => {
    const fields = Object.fromEntries([[name, text()]]);
    const notified = `vehicles: ${JSON.stringify(name)} cannot be the name of a field; use letters, digits and _, a letter first.`;
    expect(problemsWith(fields)).toEqual([notified]);
    expect(problemsWith({ seat: group(fields) })).toEqual([notified.replace(':', '.seat:')]);
  });

  it.each(['my cars', 'a/b', 'a.b', '🚚', 'constructor'])(
    'reads that %j cannot be the name of a resource',
    (name) => {
      expect(problemsOf({ [name]: define(name, { plate: text() }, { path: 'cars' }) })).toEqual([
        `${JSON.stringify(name)} cannot be the name of a resource; use letters, digits, - and _, a letter first.`,
      ]);
    },
  );

  it.each(['/cars', 'cars/', 'cars/:id', 'my cars', '..', 'cars?x'])(
    'reads that %j cannot be a path',
    (path) => {
      expect(problemsOf({ vehicles: define('vehicles', { plate: text() }, { path }) })).toEqual([
        `vehicles: ${JSON.stringify(path)} cannot be a path; use letters, digits, - and _, with / between its parts.`,
      ]);
    },
  );

  it.each([
    [text({ min: 5, max: 3 }), 'min 5 is above max 3, so no value fits.'],
    [integer({ min: 5, max: 3 }), 'min 5 is above max 3, so no value fits.'],
    [money({ min: 500, max: 300 }), 'min 500 is above max 300, so no value fits.'],
    [localized(text({ min: 5, max: 3 })), 'min 5 is above max 3, so no value fits.'],
    [list(text({ min: 5, max: 3 })), 'min 5 is above max 3, so no value fits.'],
    [text({ max: -1 }), 'min and max count, so they are whole numbers from 0.'],
    [text({ max: 2.5 }), 'min and max count, so they are whole numbers from 0.'],
    [list(text(), { max: 0 }), 'max 0 allows nothing.'],
    [integer({ max: Number.NaN }), 'min and max are numbers.'],
    [text({ pattern: /^a$/g }), 'a pattern with the flag g or y remembers its last match.'],
    [text({ unique: true, default: 'a' }), 'a default of a unique field fits one record only.'],
  ])('gets an error for options that contradict each other: %#', (field, notified) => {
    expect(problemsWith({ plate: field })).toEqual([`vehicles.plate: ${notified}`]);
  });

  it('gets an error for defaults that break a rule together, but not for what is still to be entered', () => {
    const fields = {
      name: text({ required: true }),
      start: date({ default: '2026-02-01' }),
      end: date({ default: '2026-01-01' }),
    };
    const endsAfterItStarts = (record: { start?: string; end?: string; name?: string }) => ({
      ...((record.end ?? '') < (record.start ?? '')
        ? { end: { code: 'endsBeforeStart' as const } }
        : {}),
      ...(record.name ? {} : { name: { code: 'required' as const } }),
    });
    expect(
      problemsOf({ vehicles: define('vehicles', fields, { rules: [endsAfterItStarts] }) }),
    ).toEqual(['vehicles.end: the defaults break the rule "endsAfterItStarts" (endsBeforeStart).']);
  });
});
