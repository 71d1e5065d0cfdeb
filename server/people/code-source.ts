import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { rolesAt } from '../../domain/access.ts';
import type { CodePurpose } from '../../domain/people/sign-in-codes.ts';
import { type AddressGroup, addressGroups, addressPrefix } from '../base/address-group.ts';
import { phoneNumbers } from '../base/phone-numbers.ts';
import { sha256 } from '../base/sha256.ts';
import type { DB } from '../database/database-types.ts';
import { deviceStore } from './device-store.ts';
import type { Try } from './sign-in-tries.ts';

/** Somebody who requests a code, or has one. */
export type Asking = {
  readonly purpose: CodePurpose;
  readonly phone: string;
  /** The address that the call came from. */
  readonly address: string;
  /** The secret that the device keeps, if it has one. */
  readonly device: string | undefined;
};

/** The person with a number, as far as a code concerns them. */
export type Owner = {
  readonly id: string;
  readonly name: string | null;
  readonly role: string;
  readonly phone: string;
  readonly language: string;
};

/** Whose number it is, and where the call comes from. */
export type RequestedCode = Try & {
  readonly purpose: CodePurpose;
  /** Nobody for an unknown number, and for a person who cannot use such a code. */
  readonly owner: Owner | undefined;
  /**
   * What is counted by itself, the narrowest first: a device that the owner has used, or the networks
   * of an address.
   */
  readonly sources: readonly [AddressGroup, ...AddressGroup[]];
  /** The network of the provider that the call comes from. */
  readonly prefix: string;
};

async function ownerOf(
  database: Kysely<DB>,
  numbers: readonly string[],
  purpose: CodePurpose,
): Promise<Owner | undefined> {
  const found = await database
    .selectFrom('users')
    .select(['id', 'name', 'role', 'phone', 'language'])
    .where('phone', 'in', numbers.length > 0 ? [...numbers] : [''])
    .where('status', '=', 'active')
    // The back office is entered with a password.
    .$if(purpose === 'signIn', (query) => query.where('role', 'in', rolesAt('customers')))
    .execute();
  return numbers.map((number) => found.find((row) => row.phone === number)).find(Boolean);
}

/** Finds out whose number it is and where the call comes from, in the same queries for any number. */
export async function codeSource(
  { database }: FastifyInstance,
  { purpose, phone, address, device }: Asking,
): Promise<RequestedCode> {
  const numbers = phoneNumbers(phone);
  const owner = await ownerOf(database, numbers, purpose);
  const hash = device && sha256(device);
  const known = hash && (await deviceStore(database).isKnownTo(hash, numbers)) ? hash : undefined;
  return {
    purpose,
    owner,
    number: owner?.phone ?? numbers[0] ?? phone.trim(),
    address,
    device: known,
    sources: known ? [{ name: known.toString('hex'), times: 1 }] : addressGroups(address),
    prefix: addressPrefix(address),
  };
}
