import { createContext, useContext } from 'react';
import { createRowFocus, type RowFocus } from './row-focus.ts';
import { createRowRange, type RowRange } from './row-range.ts';

type RowKeyboard = { readonly focus: RowFocus; readonly range: RowRange };

export const createRowKeyboard = (): RowKeyboard => ({
  focus: createRowFocus(),
  range: createRowRange(),
});

export const RowKeyboardContext = createContext<RowKeyboard>(createRowKeyboard());

/** The keyboard position in the enclosing table. */
export const useRowKeyboard = (): RowKeyboard => useContext(RowKeyboardContext);
