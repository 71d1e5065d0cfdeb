import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_GRANTS } from '../../../domain/roles/grants.ts';
import { readGrants, readUser, storeSession, watchUser } from '../../../src/providers/session.ts';

const grants = { ...NO_GRANTS, name: 'Packing', chat: true };
const user = { _id: 'u1', firstName: 'Amina', role: 'packing', grants };

beforeEach(() => localStorage.clear());

describe('the stored user', () => {
  test('is read anew only when another one is stored', () => {
    storeSession({ token: 't1', user });
    const parse = vi.spyOn(JSON, 'parse');
    const first = readUser();
    expect(first).toMatchObject({ _id: 'u1', role: 'packing' });
    expect([readUser(), readUser()]).toEqual([first, first]);
    expect(readUser()).toBe(first);
    expect(parse.mock.calls.length).toBeLessThanOrEqual(1);
    parse.mockRestore();
  });

  test('is another one as soon as another tab has stored one', () => {
    storeSession({ token: 't1', user });
    expect(readUser()?._id).toBe('u1');
    localStorage.setItem('jisr.user', JSON.stringify({ ...user, _id: 'u2' }));
    expect(readUser()?._id).toBe('u2');
    localStorage.removeItem('jisr.user');
    expect(readUser()).toBeUndefined();
  });

  test('has the same grants as long as they say the same, and others with others', () => {
    storeSession({ token: 't1', user });
    const first = readGrants();
    expect(first).toEqual(grants);
    storeSession({ token: 't2', user: { ...user, firstName: 'Salma', grants: { ...grants } } });
    expect(readGrants()).toBe(first);
    const watcher = vi.fn();
    const leave = watchUser(watcher);
    storeSession({ token: 't3', user: { ...user, grants: NO_GRANTS } });
    leave();
    expect(watcher).toHaveBeenCalledOnce();
    expect(readGrants()).toEqual(NO_GRANTS);
    storeSession({ token: 't4', user: { _id: 'u3' } });
    expect(readGrants()).toBeUndefined();
  });
});
