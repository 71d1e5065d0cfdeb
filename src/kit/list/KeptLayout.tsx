import { hashKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { isObject } from '../../../domain/validate.ts';
import { ALL_ROWS } from '../../providers/list-query.ts';
import { PAGE_SIZES } from '../view/list-of.ts';
import { storeKeyOf, tableKeyOf, useListView } from '../view/list-view.ts';
import { usePreference } from './use-preferences.ts';

/**
 * Keeps the columns and the page size of a list on the server, and takes over what another device
 * has set. The device remembers what both last agreed on: what differs from that has changed, here or
 * there. Until the server has answered, the list looks as this device knows it.
 */
export function KeptLayout() {
  useKeptColumns();
  useKeptPageSize();
  return null;
}

type Columns = { readonly hidden?: readonly string[]; readonly ranks?: readonly number[] };

function useKeptColumns(): void {
  const { view, list } = useListView();
  const tableKey = tableKeyOf(view, list);
  // The keys under which react-admin's table stores the hidden columns and the column order.
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(tableKey);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${tableKey}_columnRanks`);
  const here: Columns | undefined =
    hidden || ranks?.length
      ? { ...(hidden && { hidden }), ...(ranks?.length && { ranks }) }
      : undefined;
  useAgreed('columns', {
    here,
    isStandard: here === undefined,
    isValid: isColumns,
    take: (there: Columns) => {
      if (there.hidden) setHidden(there.hidden);
      setRanks(there.ranks ?? []);
    },
  });
}

const isColumns = (value: unknown): value is Columns =>
  isObject(value) &&
  [value.hidden, value.ranks].every((part) => part === undefined || Array.isArray(part));

function useKeptPageSize(): void {
  const { list } = useListView();
  const { perPage, setPerPage } = useListContext();
  // A link says how many rows it shows.
  const isLinked = new URLSearchParams(useLocation().search).has('perPage');
  useAgreed('perPage', {
    here: perPage,
    isStandard: perPage === list.perPage,
    isValid: (value) => isOneOf([...PAGE_SIZES, ALL_ROWS], value),
    take: (there: number) => {
      if (!isLinked && there !== perPage) setPerPage(there);
    },
  });
}

type Sides<T> = {
  /** What this device shows; nothing if it was never changed. */
  here: T | undefined;
  /** Whether that is what the list shows by itself; it need not be kept unless it was changed. */
  isStandard: boolean;
  isValid: (value: unknown) => value is T;
  take: (there: T) => void;
};

/** Brings a device and the server together: whichever has changed since they agreed is taken over. */
function useAgreed<T>(name: string, { here, isStandard, isValid, take }: Sides<T>): void {
  const { view, list } = useListView();
  const { isOnServer, value, keep } = usePreference(name);
  const [agreed, setAgreed] = useStore<string | undefined>(
    `${storeKeyOf(view, list)}.${name}.agreed`,
  );
  useEffect(() => {
    if (!isOnServer) return;
    const there = isValid(value) ? value : undefined;
    const [hereText, thereText] = [here, there].map((side) => side && hashKey([side]));
    if (thereText !== undefined && thereText !== agreed && there !== undefined) {
      setAgreed(thereText);
      if (thereText !== hereText) take(there);
    } else if (hereText !== undefined && hereText !== agreed && !(isStandard && !agreed)) {
      setAgreed(hereText);
      keep(here);
    }
  });
}
