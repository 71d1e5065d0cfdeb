import type { FastifyInstance } from 'fastify';
import { RequestError } from '../base/request-error.ts';
import type { Asking } from './code-source.ts';
import { redeemCode } from './redeem-code.ts';
import type { Beginning } from './session-store.ts';
import type { SignedInDevice } from './sign-in.ts';

/**
 * Begins a session of the customer who has this code. Throws `session.wrongCode` whatever is wrong
 * with it, and `request.tooMany`.
 */
export async function signInByCode(
  app: FastifyInstance,
  {
    agent,
    ...given
  }: Omit<Asking, 'purpose'> & Pick<Beginning, 'agent'> & { readonly code: string },
): Promise<SignedInDevice> {
  const now = app.now();
  const used = await redeemCode(
    app,
    { ...given, purpose: 'signIn' },
    async (transaction, { id }) => ({
      id,
      ...(await app.sessions.beginWithin(transaction, id, {
        now,
        agent,
        address: given.address,
      })),
    }),
  );
  if (!used) throw new RequestError('session.wrongCode');
  return { ...used.result, device: used.device };
}
