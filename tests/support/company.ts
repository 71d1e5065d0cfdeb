import type { Kysely } from 'kysely';
import type { TextKey } from '../../domain/company/text-blocks.ts';
import type { Definition } from '../../domain/define.ts';
import { settings } from '../../domain/resources/settings.ts';
import { texts } from '../../domain/resources/texts.ts';
import { newId } from '../../server/base/new-id.ts';
import type { DB } from '../../server/database/database-types.ts';
import { contentStore } from '../../server/resources/content-store.ts';
import { withDefaults } from '../../server/resources/normalise-body.ts';
import type { Client } from './client.ts';

type Values = Readonly<Record<string, unknown>>;

const TEXTS: Partial<Record<TextKey, string>> = {
  'invoice.prices': 'Alle Preise sind Endpreise.',
  'invoice.exemption.toMorocco': 'Steuerfrei, Ausfuhr.',
  'invoice.exemption.fromMorocco': 'Steuerfrei, Einfuhr.',
  'invoice.exemption.smallBusiness': 'Steuerfreier Kleinunternehmer.',
};

async function write(database: Kysely<DB>, definition: Definition, values: Values) {
  const record = withDefaults(definition.fields, values);
  const by = newId();
  await database.transaction().execute((transaction) =>
    contentStore(definition).insert(transaction, newId(), {
      values: record,
      columns: {},
      by,
      at: new Date(),
    }),
  );
}

const COMPANY = {
  name: 'Muster Transporte',
  street: 'Hafenstraße 2',
  zip: '28195',
  city: 'Bremen',
  taxNumber: '12/345/67890',
  bank: { iban: 'DE02120300000000202051' },
};

/** Gives a server a company that may issue invoices, and the texts that are printed on them. */
export async function describeCompany(database: Kysely<DB>, overrides: Values = {}): Promise<void> {
  await database.deleteFrom('content').where('resource', 'in', ['settings', 'texts']).execute();
  await write(database, settings, { ...COMPANY, ...overrides });
  for (const [key, de] of Object.entries(TEXTS))
    await write(database, texts, { key, text: { de } });
}

type Stored = { data: { _id: string; key?: string }[] };

/** The same over HTTP, for a server whose database is out of reach. */
export async function describeCompanyAs(admin: Client): Promise<void> {
  const [company] = (await admin.get<Stored>('settings')).body.data;
  if (company) await admin.put(`settings/${company._id}`, COMPANY);
  else await admin.post('settings', COMPANY);
  const blocks = (await admin.get<Stored>('texts')).body.data;
  for (const [key, de] of Object.entries(TEXTS)) {
    if (!blocks.some((block) => block.key === key))
      await admin.post('texts', { key, text: { de } });
  }
}
