import type { FieldLevel } from '../grants.ts';
import type { Part } from '../parts.ts';
import type { ScopeName } from '../row-scopes.ts';

/** What a ready-made role grants of one resource, as its file states it. */
type Granted = {
  /** Operations and actions for all records, or each with its scope. */
  readonly may: readonly string[] | Readonly<Record<string, ScopeName>>;
  readonly reads?: readonly string[];
  readonly writes?: readonly string[];
  readonly hides?: readonly string[];
  readonly otherFields?: FieldLevel;
};

type Composed = {
  readonly name: string;
  readonly description: string;
  readonly chat?: boolean;
  readonly parts?: readonly Part[];
  readonly resources: Readonly<Record<string, Granted>>;
};

const isList = (may: Granted['may']): may is readonly string[] => Array.isArray(may);

const operationsIn = (may: Granted['may']) =>
  isList(may)
    ? may.map((operation) => ({ operation, scope: 'all' as const }))
    : Object.entries(may).map(([operation, scope]) => ({ operation, scope }));

/** A ready-made role, in the form in which a database stores it. */
export const composed = ({ name, description, chat = false, parts = [], resources }: Composed) => ({
  name,
  description,
  chat,
  parts: [...parts],
  resources: Object.entries(resources).map(
    ([resource, { may, reads = [], writes = [], hides = [], otherFields = 'hidden' }]) => ({
      resource,
      operations: operationsIn(may),
      fields: [
        ...hides.map((path) => ({ path, level: 'hidden' as const })),
        ...reads.map((path) => ({ path, level: 'read' as const })),
        ...writes.map((path) => ({ path, level: 'write' as const })),
      ],
      otherFields,
    }),
  ),
});
