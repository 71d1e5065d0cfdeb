import { expect } from '@playwright/test';
import { CODE_CHARACTERS, CODE_LENGTH } from '../../../domain/people/sign-in-codes.ts';
import type { Client } from '../client.ts';

type Deliveries = { data: { body: string; phone: string; status: string }[] };

const CODE = new RegExp(`[${CODE_CHARACTERS}]{${CODE_LENGTH}}`);

/** The newest code for a number, as the outbox shows it to the office while nothing leaves the house. */
export async function codeFor(clerk: Client, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const path = 'deliveries?purpose=security&status=sent&sort=-createdAt&limit=20';
    const { body } = await clerk.get<Deliveries>(path);
    const newest = body.data.find((one) => one.phone === phone);
    code = CODE.exec(newest?.body ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return code;
}
