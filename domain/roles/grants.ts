import type { Part } from './parts.ts';
import type { ScopeName } from './row-scopes.ts';

/** What somebody has of a field. Each includes the one before it. */
export const FIELD_LEVELS = ['hidden', 'read', 'write'] as const;
export type FieldLevel = (typeof FIELD_LEVELS)[number];

/** What a composed role has of one resource. */
export type ResourceGrant = {
  /** Its operations and actions, and of which records; what is missing is not granted. */
  readonly operations: Readonly<Record<string, ScopeName>>;
  /** By path; of a group, all that is in it and not named itself. */
  readonly fields: Readonly<Record<string, FieldLevel>>;
  readonly otherFields: FieldLevel;
};

/** What a row scope compares with: the tours, trips and cities of one person. */
export type Assignment = {
  readonly tours: readonly string[];
  readonly trips: readonly string[];
  readonly cities: readonly string[];
};

/** All that the people of a composed role may do, and which of its scopes are whose. */
export type Grants = {
  /** What people call the role. */
  readonly name: string;
  /** Whether they answer customers in the chat. */
  readonly chat: boolean;
  readonly parts: readonly Part[];
  readonly resources: Readonly<Record<string, ResourceGrant>>;
  readonly own: Assignment;
};

/** Nothing at all: of somebody whose composed role is not known. */
export const NO_GRANTS: Grants = {
  name: '',
  chat: false,
  parts: [],
  resources: {},
  own: { tours: [], trips: [], cities: [] },
};

/** Where a field is declared: by the resource and the path within it. */
export type FieldPlace = { readonly resource: string; readonly path: string };

/** What a composed role has of the field at a place: what the nearest path says that it names. */
export function levelOf(grants: Grants, { resource, path }: FieldPlace): FieldLevel {
  const grant = Object.hasOwn(grants.resources, resource) ? grants.resources[resource] : undefined;
  if (!grant) return 'hidden';
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const named = parts.slice(0, length).join('.');
    const level = Object.hasOwn(grant.fields, named) ? grant.fields[named] : undefined;
    if (level !== undefined) return level;
  }
  return grant.otherFields;
}

/** Whether one level includes another. */
export const includesLevel = (level: FieldLevel, wanted: FieldLevel): boolean =>
  FIELD_LEVELS.indexOf(level) >= FIELD_LEVELS.indexOf(wanted);
