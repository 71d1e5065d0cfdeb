import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { createRowKeyboard, RowKeyboardContext } from './row-keyboard.ts';

const NONE: readonly [] = [];

/** Makes the rows of the enclosed list one tab stop, which follows the orders shown. */
export function RowKeyboardProvider({ children }: { children: ReactNode }) {
  const { data = NONE } = useListContext();
  const [keyboard] = useState(createRowKeyboard);
  useLayoutEffect(() => keyboard.focus.follow(data.map(({ id }) => id)), [data, keyboard]);
  return <RowKeyboardContext.Provider value={keyboard}>{children}</RowKeyboardContext.Provider>;
}
