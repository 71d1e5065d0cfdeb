import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { isObject } from '../../../domain/validate.ts';
import { ALL_ROWS } from '../../providers/list-query.ts';
import { PAGE_SIZES } from '../view/list-of.ts';
import {
  openedViewKeyOf,
  pageSizeKeyOf,
  ranksKeyOf,
  storeKeyOf,
  tableKeyOf,
  useListView,
} from '../view/list-view.ts';
import { useDensityChoice } from './use-density.ts';
import { usePreference } from './use-preferences.ts';

/**
 * Keeps the columns and the page size of a list on the server, and takes over what another device
 * has set, the density of all tables too. The device remembers what both last agreed on: what differs
 * from that has changed, here or there. Until the server has answered, the list looks as this device
 * knows it.
 */
export default function StoredLayout() {
  useStoredColumns();
  useStoredPageSize();
  useDensityChoice();
  return null;
}

type Columns = { readonly hidden?: readonly string[]; readonly ranks?: readonly number[] };

function useStoredColumns(): void {
  const { view, list } = useListView();
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(tableKeyOf(view, list));
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(ranksKeyOf(view, list));
  const here: Columns | undefined =
    hidden || ranks?.length
      ? { ...(hidden && { hidden }), ...(ranks?.length && { ranks }) }
      : undefined;
  useAgreed('columns', {
    here,
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

/**
 * A list opens with as many rows as its person has chosen. A link or a saved view may show another
 * number of them, which changes nothing of what is stored.
 */
function useStoredPageSize(): void {
  const { view, list } = useListView();
  const { perPage, setPerPage } = useListContext();
  const { search } = useLocation();
  const [chosen, setChosen] = useStore<number | undefined>(pageSizeKeyOf(view, list));
  const [openedView] = useStore<string | undefined>(openedViewKeyOf(view, list));
  useAgreed('perPage', {
    here: chosen,
    isValid: (value) => isOneOf([...PAGE_SIZES, ALL_ROWS], value),
    take: setChosen,
  });
  const [isGiven] = useState(
    () => Boolean(openedView) || new URLSearchParams(search).has('perPage'),
  );
  const wanted = chosen ?? list.perPage;
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (isGiven || shown.current === wanted) return;
    shown.current = wanted;
    if (wanted !== perPage) setPerPage(wanted);
  }, [isGiven, wanted, perPage, setPerPage]);
}

type Sides<T> = {
  /** What was set on this device; nothing if it was never changed. */
  here: T | undefined;
  isValid: (value: unknown) => value is T;
  take: (there: T) => void;
};

/**
 * Brings a device and the server together: whichever has changed since they agreed is taken over.
 * They agree once a change is written; one that could not be written is tried again when the list is
 * next opened.
 */
function useAgreed<T>(name: string, { here, isValid, take }: Sides<T>): void {
  const { view, list } = useListView();
  const { isOnServer, value, keep, isWriting } = usePreference(name);
  const [agreed, setAgreed] = useStore<string | undefined>(
    `${storeKeyOf(view, list)}.${name}.agreed`,
  );
  const sent = useRef<string>(undefined);
  const taken = useRef<string>(undefined);
  const there = isValid(value) ? value : undefined;
  const agree = useEffectEvent(({ hereText, thereText, agreed, isWriting }: Compared) => {
    const isNews = thereText !== agreed || (hereText === undefined && thereText !== taken.current);
    if (there !== undefined && isNews && !isWriting) {
      taken.current = thereText;
      sent.current = undefined;
      setAgreed(thereText);
      if (thereText !== hereText) take(there);
    } else if (hereText !== undefined && hereText !== agreed && hereText !== sent.current) {
      sent.current = hereText;
      keep(here, () => setAgreed(hereText));
    }
  });
  const hereText = textOf(here);
  const thereText = textOf(there);
  useEffect(() => {
    if (isOnServer) agree({ hereText, thereText, agreed, isWriting });
  }, [isOnServer, hereText, thereText, agreed, isWriting]);
}

/** The sides as texts, which are alike if the sides are. */
type Compared = {
  readonly hereText: string | undefined;
  readonly thereText: string | undefined;
  /** What both last agreed on. */
  readonly agreed: string | undefined;
  readonly isWriting: boolean;
};

const textOf = (side: unknown): string | undefined =>
  side === undefined ? undefined : hashKey([side]);
