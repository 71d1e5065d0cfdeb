import { describe, expect, it } from 'vitest';
import {
  backFile,
  frontFile,
  hasBothIdentityFiles,
  missingIdentitySides,
  NO_FILE,
} from '../../../domain/orders/identity-files.ts';

describe('the ID card of a sender', () => {
  it('has the placeholder of the specification for a missing file', () => {
    expect(NO_FILE).toBe('no-file');
  });

  it('has its front under either name', () => {
    expect(frontFile({ frontId: 'a.jpg' })).toBe('a.jpg');
    expect(frontFile({ faceId: 'b.jpg' })).toBe('b.jpg');
    expect(frontFile({ frontId: 'a.jpg', faceId: 'b.jpg' })).toBe('a.jpg');
  });

  it.each([NO_FILE, '', null, undefined])('has no side whose file is %j', (missing) => {
    expect(frontFile({ frontId: missing, faceId: missing })).toBeUndefined();
    expect(backFile({ backId: missing })).toBeUndefined();
  });

  it('has its front under the second name if the first one is missing', () => {
    expect(frontFile({ frontId: NO_FILE, faceId: 'b.jpg' })).toBe('b.jpg');
  });

  it('lacks the sides that have no file', () => {
    expect(missingIdentitySides({})).toEqual(['front', 'back']);
    expect(missingIdentitySides({ frontId: NO_FILE, backId: 'c.jpg' })).toEqual(['front']);
    expect(missingIdentitySides({ faceId: 'b.jpg', backId: NO_FILE })).toEqual(['back']);
    expect(missingIdentitySides({ frontId: 'a.jpg', backId: 'c.jpg' })).toEqual([]);
  });

  it('can be checked only with both sides', () => {
    expect(hasBothIdentityFiles({ frontId: 'a.jpg', backId: 'c.jpg' })).toBe(true);
    expect(hasBothIdentityFiles({ faceId: 'b.jpg', backId: 'c.jpg' })).toBe(true);
    expect(hasBothIdentityFiles({ frontId: 'a.jpg', backId: NO_FILE })).toBe(false);
    expect(hasBothIdentityFiles({ backId: 'c.jpg' })).toBe(false);
    expect(hasBothIdentityFiles({})).toBe(false);
  });
});
