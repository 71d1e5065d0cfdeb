import { describe, expectTypeOf, it } from 'vitest';
import type { Field, FieldKind, Locale } from '../../domain/fields.ts';
import {
  choice,
  decimal,
  group,
  image,
  integer,
  list,
  localized,
  money,
  text,
} from '../../domain/fields.ts';
import type { Stage } from '../../domain/orders/stages.ts';
import type { PathOf, RecordOf, ValuesOf, WireOf } from '../../domain/records.ts';
import type { Order } from '../../domain/resources/commands.ts';
import type { resources } from '../../domain/resources/registry.ts';
import type { Tour, tours } from '../../domain/resources/tours.ts';

const fields = {
  name: text({ required: true }),
  note: text(),
  size: choice(['small', 'large', 3], { default: 'small' }),
  seats: integer({ required: true }),
  weight: decimal(),
  price: money(),
  picture: image(),
  tags: list(text(), { required: true }),
  lines: list(group({ price: money({ required: true }) })),
  owner: group({ name: text({ required: true }), nick: text() }),
  title: localized(text()),
};
type Values = ValuesOf<typeof fields>;

describe('the type of a record', () => {
  it('always has required and defaulted fields, and other fields optionally', () => {
    expectTypeOf<Values['name']>().toEqualTypeOf<string>();
    expectTypeOf<Values['note']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Values['size']>().toEqualTypeOf<'small' | 'large' | 3>();
    expectTypeOf<Values['seats']>().toEqualTypeOf<number>();
    expectTypeOf<Values['weight']>().toEqualTypeOf<number | null | undefined>();
  });

  it('holds money and files as text', () => {
    expectTypeOf<Values['price']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Values['picture']>().toEqualTypeOf<string | null | undefined>();
  });

  it('holds lists, groups and languages with the types inside them', () => {
    expectTypeOf<Values['tags']>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<NonNullable<Values['lines']>[number]['price']>().toEqualTypeOf<string>();
    expectTypeOf<Values['owner']['name']>().toEqualTypeOf<string>();
    expectTypeOf<Values['owner']['nick']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Values['title']>().toEqualTypeOf<
      Partial<Record<Locale, string>> | null | undefined
    >();
  });

  it('rejects a field that the definition does not have', () => {
    expectTypeOf<Values>().not.toHaveProperty('colour');
  });

  it('is called id inside the client and _id on the wire', () => {
    expectTypeOf<RecordOf<typeof tours>['id']>().toEqualTypeOf<string>();
    expectTypeOf<WireOf<typeof tours>['_id']>().toEqualTypeOf<string>();
    expectTypeOf<WireOf<typeof tours>>().not.toHaveProperty('id');
    expectTypeOf<Tour['__v']>().toEqualTypeOf<number>();
  });

  it('embeds the fields of another resource that the reference names', () => {
    expectTypeOf<Order['user']['_id']>().toEqualTypeOf<string>();
    expectTypeOf<Order['user']['firstName']>().toEqualTypeOf<string>();
    expectTypeOf<Order['user']>().not.toHaveProperty('password');
    expectTypeOf<NonNullable<Order['trip']>>().toEqualTypeOf<string>();
    expectTypeOf<Order['commandMode']>().toEqualTypeOf<Stage>();
  });
});

describe('the type of a path', () => {
  it('names fields through groups and lists of groups', () => {
    type Path = PathOf<typeof fields>;
    expectTypeOf<'owner' | 'owner.nick' | 'lines.price' | 'tags'>().toExtend<Path>();
    expectTypeOf<'owner.colour'>().not.toExtend<Path>();
    expectTypeOf<'tags.0'>().not.toExtend<Path>();
  });

  it('is known for each resource', () => {
    type OrderPath = PathOf<(typeof resources)['commands']['fields']>;
    expectTypeOf<'recipient.phone' | 'content.price' | 'user'>().toExtend<OrderPath>();
  });
});

describe('the kinds of fields', () => {
  it('are about a dozen and no more', () => {
    expectTypeOf<FieldKind>().toEqualTypeOf<
      | 'text'
      | 'richText'
      | 'integer'
      | 'decimal'
      | 'money'
      | 'boolean'
      | 'date'
      | 'dateTime'
      | 'choice'
      | 'reference'
      | 'list'
      | 'group'
      | 'image'
      | 'file'
      | 'localized'
    >();
    expectTypeOf<Field['kind']>().toEqualTypeOf<FieldKind>();
  });
});
