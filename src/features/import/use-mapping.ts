import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState } from 'react';
import { useLocale } from 'react-admin';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { type ImportPlace, importPlaces } from '../../../domain/imports/import-columns.ts';
import type { ImportMapping, ImportRun } from '../../../domain/imports/import-run.ts';
import { useActor } from '../../kit/access/use-access.ts';
import { usePreferencesUnder } from '../../kit/list/use-preferences.ts';
import { useView } from '../../kit/view/use-view.ts';
import {
  type ColumnJoin,
  type ColumnPlan,
  type ColumnUse,
  columnsOfPlan,
  NO_USE,
  planOfColumns,
} from './column-plan.ts';
import { type Guess, guessColumns } from './guess-columns.ts';
import { storedMappings, withMapping } from './stored-mappings.ts';
import { loadTableTexts, namedPlaces, textsOfChoice } from './table-texts.ts';

/** Under which a person keeps how tables of a resource were mapped. */
const PREFIX = 'import:';

const NOTHING: readonly never[] = [];

/** Given by the page of an import: fields that it offers to no column. */
export const WithheldFields = createContext<readonly string[]>([]);

/** The places that a column can fill, for this person and by this view. */
export function usePlaces(): readonly ImportPlace[] {
  const { definition } = useView();
  const actor = useActor();
  const without = use(WithheldFields);
  return useMemo(
    () =>
      importPlaces(definition, actor).filter(
        ({ path }) => !without.some((one) => isWithin(path, one)),
      ),
    [actor, definition, without],
  );
}

const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`);

/**
 * What the columns of a table are taken for: as somebody has chosen here, as the server knows from the
 * last check, or as can be guessed. What is sent is remembered for the next table.
 */
export function useMapping(run: ImportRun) {
  const { headers, mapping } = run;
  const { definition } = useView();
  const places = usePlaces();
  const reader = useLocale();
  const { isOnServer, stored, keepSurely } = usePreferencesUnder(PREFIX);
  const remembered = storedMappings(stored.find(({ name }) => name === definition.name)?.value);
  const { data: texts, isError } = useQuery({
    queryKey: ['imports', 'labels', definition.name, reader],
    queryFn: () => loadTableTexts(definition.name, reader),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  const before = remembered.find(({ signature }) => signature === run.signature);
  const guesses = guessColumns(run, namedPlaces(places, texts ?? NOTHING), remembered);
  const composed = before?.composed?.filter((one) => places.some(({ path }) => path === one.path));
  const known = mapping?.columns ?? composed;
  const start = known
    ? planOfColumns(headers.length, known)
    : { uses: headers.map((_, at) => placeUse(guesses[at]?.path)), joins: {} };
  const [chosen, setChosen] = useState<Readonly<Record<number, ColumnUse>>>({});
  const [joins, setJoins] = useState<ColumnPlan['joins']>({});
  const [country, setCountry] = useState<ImportMapping['country']>();
  const meant = country ?? mapping?.country ?? before?.country ?? 'DE';
  const plan: ColumnPlan = {
    uses: headers.map((_, at) => chosen[at] ?? start.uses[at] ?? NO_USE),
    joins: { ...start.joins, ...joins },
  };
  const columns = columnsOfPlan(plan);
  /** As the server takes it. */
  const wanted = (): ImportMapping => ({
    country: meant,
    columns: columns.flatMap((one) => {
      const place = places.find(({ path }) => path === one.path);
      return place ? [{ ...one, words: textsOfChoice(place, texts ?? []) }] : [];
    }),
  });
  const reasonOf = (column: number): Guess['by'] | undefined => {
    if (chosen[column] !== undefined || mapping || plan.uses[column]?.kind === 'none') {
      return undefined;
    }
    return composed ? 'remembered' : guesses[column]?.by;
  };
  return {
    places,
    /** Whether it can be guessed by now; what cannot be loaded is not waited for. */
    isReady: texts !== undefined || isError,
    plan,
    columns,
    /** Why a column is taken for its place; `undefined` once somebody has chosen. */
    reasonOf,
    choose: (column: number, use: ColumnUse) => setChosen((all) => ({ ...all, [column]: use })),
    join: (path: string, how: ColumnJoin) => setJoins((all) => ({ ...all, [path]: how })),
    country: meant,
    setCountry,
    wanted,
    remember(sent: ImportMapping) {
      if (!isOnServer) return;
      void ignoringFailure(
        keepSurely(definition.name, withMapping(remembered, run, sent)),
        'The person only has to choose again.',
      );
    },
  };
}

const placeUse = (path: string | undefined): ColumnUse =>
  path === undefined ? NO_USE : { kind: 'place', path };
