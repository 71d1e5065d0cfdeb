import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, withChosen } from '../../../src/kit/conflict/compare-versions.ts';
import { mergedText, wordDiff } from '../../../src/kit/conflict/text-diff.ts';

const sentence = fc.constantFrom('We drive. ', 'Call us! ', 'Up to 30 kg.\n', 'مرحبا. ', 'Why? ');
const text = fc.array(sentence, { maxLength: 8 }).map((parts) => parts.join(''));

describe('the parts that differ between two texts', () => {
  it('lead from one to the other', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDiff(before, after);
        const without = (kind: 'added' | 'removed') =>
          pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });

  it('are only those that were changed', () => {
    const pieces = wordDiff('Up to 30 kg a parcel', 'Up to 40 kg a parcel');
    expect(pieces.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: '30' },
      { kind: 'added', text: '40' },
    ]);
  });
});

it('a long text that was written anew keeps what stands before and after it', () => {
  const words = (name: string) =>
    Array.from({ length: 3_000 }, (_, at) => `${name}${at}`).join(' ');
  const pieces = wordDiff(`Hello. ${words('a')} Bye.`, `Hello. ${words('b')} Bye.`);
  expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect([pieces[0]?.text, pieces.at(-1)?.text]).toEqual(['Hello. ', ' Bye.']);
});

describe('a text that two people have changed', () => {
  it('is the text of the one who changed it if the other did not', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergedText(base, changed, base)).toBe(changed);
        expect(mergedText(base, base, changed)).toBe(changed);
      }),
    );
  });

  it('is the same whoever saved first', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        expect(mergedText(base, mine, theirs)).toBe(mergedText(base, theirs, mine));
      }),
    );
  });

  it('keeps both changes of different sentences, and of different paragraphs', () => {
    expect(mergedText('One. Two. Three.', 'First. Two. Three.', 'One. Two. Third.')).toBe(
      'First. Two. Third.',
    );
    const base = '<p>One</p><p>Two</p><p>Three</p>';
    const [mine, theirs] = [base.replace('One', 'First'), base.replace('Three', 'Third')];
    expect(mergedText(base, mine, theirs)).toBe('<p>First</p><p>Two</p><p>Third</p>');
  });

  it('is left to the user where both changed the same sentence', () => {
    expect(mergedText('One. Two.', 'First. Two.', '1. Two.')).toBeUndefined();
  });
});

it('a list to which two people have added something has both additions, and neither removal', () => {
  const versions = {
    base: { tags: ['a', 'b', 'c'] },
    mine: { tags: ['b', 'c', 'mine'] },
    theirs: { tags: ['a', 'c', 'theirs'] },
  };
  const [difference] = compareVersions(versions, ['tags'], () => true);
  expect(difference?.together).toEqual(['c', 'theirs', 'mine']);
  expect(withChosen(versions, { tags: 'together' })).toEqual({ tags: ['c', 'theirs', 'mine'] });
});
