import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS, checklistOf, failedChecks } from '../../../domain/orders/checklist.ts';
import { NO_FILE } from '../../../domain/orders/identity-files.ts';
import { MISSING_VALUES, missingOf } from '../../../domain/orders/missing-values.ts';

const WHOLE = {
  tripGroup: 'A',
  frontId: 'a.webp',
  backId: 'b.webp',
  wights: 2.5,
  priceTotal: '40.00',
  recipient: { address: 'Rue Talaa Kebira 4, فاس', phone: '+212661234567' },
  user: { phone: '+4915112345678', tour: { SubsCribedCity: 'Fez' } },
  content: [{ desc: 'Teppich' }],
};

describe('the check list of an order', () => {
  it('has ticks only where nothing is missing', () => {
    expect(checklistOf(WHOLE)).toEqual(CHECKS.map((check) => ({ check, passes: true })));
    expect(failedChecks(WHOLE)).toEqual([]);
  });

  it.each([
    ['address', { recipient: { ...WHOLE.recipient, address: '  ' } }, ['address', 'tour']],
    ['recipient’s phone', { recipient: { ...WHOLE.recipient, phone: null } }, ['phone']],
    ['sender’s phone', { user: { ...WHOLE.user, phone: '' } }, ['phone']],
    ['back of the ID card', { backId: NO_FILE }, ['identity']],
    ['weight', { wights: 0 }, ['weight']],
    ['price', { priceTotal: null }, ['price']],
    ['goods', { content: [{ desc: ' ' }] }, ['goods']],
    ['tour', { user: { ...WHOLE.user, tour: null } }, ['tour']],
  ])('has a cross at the missing %s', (_, changes, failed) => {
    expect(failedChecks({ ...WHOLE, ...changes })).toEqual(failed);
  });

  it('takes declared goods for goods', () => {
    const declared = { ...WHOLE, content: [], declarationConten: [{ desc: 'Mantel' }] };
    expect(failedChecks(declared)).toEqual([]);
  });

  it('has a cross at a tour that goes to another city', () => {
    const other = { ...WHOLE.user, tour: { SubsCribedCity: 'Tanger' } };
    expect(failedChecks({ ...WHOLE, user: other })).toEqual(['tour']);
  });

  it('requires no tour of an order from Morocco', () => {
    const back = { ...WHOLE, tripGroup: 'B', user: { phone: '+212661234567' } };
    expect(checklistOf(back).map(({ check }) => check)).not.toContain('tour');
    expect(failedChecks(back)).toEqual([]);
  });

  it('finds missing what the list of orders finds missing', () => {
    const file = fc.constantFrom(undefined, null, NO_FILE, 'a.webp');
    const anyOrder = fc.record({
      frontId: file,
      faceId: file,
      backId: file,
      wights: fc.constantFrom(null, 0, 0.5),
      priceTotal: fc.constantFrom(null, '0.00', '9.90'),
    });
    fc.assert(
      fc.property(anyOrder, (order) => {
        const found = failedChecks(order).filter((check) =>
          MISSING_VALUES.some((value) => value === check),
        );
        expect(found).toEqual(missingOf(order));
      }),
    );
  });
});
