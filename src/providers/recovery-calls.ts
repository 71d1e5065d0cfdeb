import { isObject } from '../../domain/validate.ts';
import { failureOf, statusOf } from './call-error.ts';
import { createHttpClient } from './http-client.ts';

export type NewPassword = {
  readonly phone: string;
  readonly code: string;
  readonly password: string;
};

/** The calls of a recovery (specification 7): both answer with something if it worked. */
export function createRecoveryCalls(apiUrl: string) {
  const http = createHttpClient({ apiUrl, getToken: () => undefined, idempotencyKeys: false });
  const post = async (path: string, body: object): Promise<boolean> => {
    const { json } = await http.call(path, { method: 'POST', body: JSON.stringify(body) });
    return hasData(json);
  };

  return {
    /** Whether somebody has this number: then a code is on its way to it. */
    request: (phone: string) => post('auth/forgetpassword', { phone }),

    /** Whether the password was changed; if not, the code cannot be used. */
    async reset({ phone, code, password }: NewPassword): Promise<boolean> {
      const path = `auth/resetpassword/${encodeURIComponent(code)}`;
      try {
        return await post(path, { password, phone });
      } catch (error) {
        if (!mayRejectPhone(error)) throw error;
        return post(path, { password });
      }
    },
  };
}

export type RecoveryCalls = ReturnType<typeof createRecoveryCalls>;

/** What `data` says, or the bare answer of a back end that wraps nothing. */
function hasData(json: unknown): boolean {
  const data = isObject(json) && 'data' in json ? json.data : json;
  return Boolean(data) && !(isObject(data) && Object.keys(data).length === 0);
}

const REJECTED: readonly (number | undefined)[] = [400, 403, 409, 422];

/**
 * Whether the number may be the reason of a rejection: the specification names the password alone. Our
 * own server needs the number, and says so if the password is the reason.
 */
const mayRejectPhone = (error: unknown): boolean =>
  REJECTED.includes(statusOf(error)) && failureOf(error).errors?.password === undefined;
