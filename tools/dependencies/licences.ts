/** A package as an inventory in the form of CycloneDX names it, as far as licences need it. */
export type Component = {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
};

/** A package whose licence is not on the list, or is not named, and why it is used all the same. */
export type LicenceException = {
  /** The package's name; `*` at its end stands for anything. */
  readonly package: string;
  /** What the inventory has as its licence; empty if it has none. */
  readonly licence: string;
  readonly reason: string;
  /** The day on which somebody read the licence. */
  readonly read: string;
};

/** Licences whose software may be part of an MIT product, by their SPDX ids. */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
];

/** The licence of a package as one SPDX expression; empty if the inventory has none. */
export const licenceOf = ({ licenses = [] }: Component): string =>
  licenses
    .map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');

/** Whether an expression leaves us a choice that is on the list. Nested brackets are on none. */
export function isAllowed(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((id) => ALLOWED_LICENCES.includes(id)),
  );
}

const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** What is wrong with the licences of an inventory, a sentence each. */
export function licenceProblems(
  components: readonly Component[],
  exceptions: readonly LicenceException[],
): readonly string[] {
  const used = new Set<LicenceException>();
  const problems = components.flatMap((component) => {
    const licence = licenceOf(component);
    if (isAllowed(licence)) return [];
    const exception = exceptions.find(
      (one) => isNamed(one.package, component.name) && one.licence === licence,
    );
    if (exception) used.add(exception);
    const found = licence === '' ? 'names no licence' : `has the licence ${licence}`;
    return exception ? [] : [`${component.name} ${component.version} ${found}.`];
  });
  const unused = exceptions.filter((one) => !used.has(one));
  return [
    ...problems,
    ...unused.map((one) => `The exception for ${one.package} (${one.licence}) is not needed.`),
  ];
}
