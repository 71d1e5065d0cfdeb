import { isEasyPassword, type OwnWords } from '../../domain/people/easy-passwords.ts';
import { RequestError } from '../base/request-error.ts';

/** Throws `record.invalid` for a password that is among the first that somebody would guess. */
export function rejectWeakPassword(password: unknown, own: OwnWords): void {
  if (typeof password !== 'string' || password === '' || !isEasyPassword(password, own)) return;
  throw new RequestError('record.invalid', { fields: { password: { code: 'tooCommon' } } });
}
