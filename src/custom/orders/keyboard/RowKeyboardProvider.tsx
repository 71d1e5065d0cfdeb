import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { createRowKeyboard, RowKeyboardContext } from './row-keyboard.ts';

const NONE: readonly [] = [];

/** Gives the rows of the list around one tab stop, which follows the orders that it shows. */
export function RowKeyboardProvider({ children }: { children: ReactNode }) {
  const { data = NONE } = useListContext();
  const [keyboard] = useState(createRowKeyboard);
  useLayoutEffect(() => keyboard.focus.follow(data.map(({ id }) => id)), [data, keyboard]);
  return <RowKeyboardContext.Provider value={keyboard}>{children}</RowKeyboardContext.Provider>;
}
