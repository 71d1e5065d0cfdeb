import MenuItem from '@mui/material/MenuItem';
import { fullName } from '../../../domain/people/full-name.ts';
import type { User } from '../../../domain/resources/users.ts';

type Choice = {
  readonly people: readonly User[];
  /** The reader, who has an entry of their own elsewhere in the menu. */
  readonly self: string;
  readonly assigned: string | undefined;
  readonly onChoose: (userId: string) => void;
};

/**
 * A menu's entries for the reader's colleagues, of whom one may be chosen. They are no component,
 * because a menu moves its focus among its own children only.
 */
export const colleagueItems = ({ people, self, assigned, onChoose }: Choice) =>
  people
    .filter(({ id }) => id !== self)
    .map((person) => (
      <MenuItem
        key={person.id}
        selected={assigned === person.id}
        onClick={() => onChoose(person.id)}
      >
        <bdi>{fullName(person)}</bdi>
      </MenuItem>
    ));
