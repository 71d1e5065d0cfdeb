import { valueAt, withValue } from '../../../domain/paths.ts';
import { isSameValue } from './same-value.ts';
import { mergedText } from './text-diff.ts';

/** Whose version of a value is taken; of a text, the changes of both may be taken together. */
export type Side = 'mine' | 'theirs' | 'together';

/** Whose version of each value is taken, by its path. */
export type Choices = Readonly<Record<string, Side>>;

/** A value that differs between the two versions. */
export type Difference = {
  readonly path: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Who has changed it since editing began. */
  readonly changedBy: 'mine' | 'theirs' | 'both';
  /** The value with the changes of both, where they do not touch each other. */
  readonly together?: unknown;
};

type Versions = { base: object; mine: object; theirs: object };

/**
 * The values in which two versions differ, compared with their common base. `isLong` says which
 * values are so long that two people may have changed different parts of them.
 */
export function compareVersions(
  { base, mine, theirs }: Versions,
  paths: readonly string[],
  isLong: (path: string) => boolean = () => false,
): readonly Difference[] {
  return paths.flatMap((path) => {
    const [was, own, other] = [base, mine, theirs].map((version) => valueAt(version, path));
    if (isSameValue(own, other)) return [];
    const changedBy = isSameValue(own, was) ? 'theirs' : isSameValue(other, was) ? 'mine' : 'both';
    const together =
      changedBy === 'both' && isLong(path) ? changesOfBoth(was, own, other) : undefined;
    const difference = { path, base: was, mine: own, theirs: other, changedBy } as const;
    return [together === undefined ? difference : { ...difference, together }];
  });
}

/** Two people's changes of one text or of one list of plain values. */
function changesOfBoth(was: unknown, own: unknown, other: unknown): unknown {
  if (typeof was === 'string' && typeof own === 'string' && typeof other === 'string') {
    return mergedText(was, own, other);
  }
  if (!isPlainList(own) || !isPlainList(other) || !(was == null || isPlainList(was))) {
    return undefined;
  }
  const before = was ?? [];
  const remaining = other.filter((item) => own.includes(item) || !before.includes(item));
  const added = own.filter((item) => !before.includes(item) && !other.includes(item));
  return [...remaining, ...added];
}

const isPlainList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');

/** The default choice: a value that only one side changed is taken from that side; the user decides the rest. */
export const obviousChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ path, changedBy }) => (changedBy === 'both' ? [] : [[path, changedBy]])),
  );

/** Their version, with the user's own values, or the changes of both, at the paths where those were chosen. */
export function withChosen<Values extends object>(
  { base, mine, theirs }: { base: object | undefined; mine: object; theirs: Values },
  choices: Choices,
): Values {
  return Object.entries(choices).reduce((merged, [path, side]) => {
    if (side === 'theirs') return merged;
    const own = valueAt(mine, path);
    const both = () => changesOfBoth(valueAt(base, path), own, valueAt(theirs, path));
    return withValue(merged, path, side === 'mine' ? own : both());
  }, theirs);
}
