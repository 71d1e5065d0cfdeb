import { valueAt, withValue } from '../../../domain/paths.ts';
import { isSameValue } from '../same-value.ts';

/** Whose version of a value is taken. */
export type Side = 'mine' | 'theirs';

/** Whose version of each value is taken, by its path. */
export type Choices = Readonly<Record<string, Side>>;

/** A value that differs between the two versions. */
export type Difference = {
  readonly path: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Who has changed it since editing began. */
  readonly changedBy: Side | 'both';
};

type Versions = { base: object; mine: object; theirs: object };

/** The values in which two versions differ, compared with their common base. */
export function compareVersions(
  { base, mine, theirs }: Versions,
  paths: readonly string[],
): readonly Difference[] {
  return paths.flatMap((path) => {
    const [was, own, other] = [base, mine, theirs].map((version) => valueAt(version, path));
    if (isSameValue(own, other)) return [];
    const changedBy = isSameValue(own, was) ? 'theirs' : isSameValue(other, was) ? 'mine' : 'both';
    return [{ path, base: was, mine: own, theirs: other, changedBy }];
  });
}

/** The default choice: a value that only one side changed is taken from that side; the user decides the rest. */
export const obviousChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ path, changedBy }) => (changedBy === 'both' ? [] : [[path, changedBy]])),
  );

/** Their version, with the user's own values at the paths where those were chosen. */
export function withChosen<Values extends object>(
  mine: object,
  theirs: Values,
  choices: Choices,
): Values {
  const own = Object.entries(choices).flatMap(([path, side]) => (side === 'mine' ? [path] : []));
  return own.reduce((merged, path) => withValue(merged, path, valueAt(mine, path)), theirs);
}
