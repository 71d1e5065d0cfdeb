import { startRegistration } from '@simplewebauthn/browser';
import type { FactorCalls, NewFactor, Proof } from '../../providers/factor-calls.ts';

/** That the device or its owner made no passkey. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

/** Lets the device make a passkey, and stores it under a name. Throws a `NoPasskey`. */
export async function makePasskey(
  calls: FactorCalls,
  name: string,
  proof: Proof,
): Promise<NewFactor> {
  const optionsJSON = await calls.passkeyOptions(proof);
  const made = await startRegistration({ optionsJSON }).catch((cause: unknown) => {
    throw new NoPasskey('The device made no passkey.', { cause });
  });
  return calls.addPasskey(name, made);
}
