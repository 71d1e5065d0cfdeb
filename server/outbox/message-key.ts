import { isId } from '../../domain/validate.ts';

/** The key under which a provider gets a message, so that a repetition is not sent twice. */
export const messageKey = ({ id, round }: { id: string; round: number }): string =>
  round === 0 ? id : `${id}-${round}`;

const KEY = /^(.{36})(?:-([1-9]\d{0,3}))?$/;

/** The message and the round that a key names; nothing if it is none of ours. */
export function partsOfKey(key: string): { id: string; round: number } | undefined {
  const [, id = '', round = '0'] = KEY.exec(key) ?? [];
  return isId(id) ? { id, round: Number(round) } : undefined;
}
