import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import type { RecordVersion, WholeVersion } from '../../../domain/activity/record-version.ts';
import { failureOf } from '../../providers/call-error.ts';
import { toRecord } from '../../providers/envelope.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useActor } from '../access/use-access.ts';
import { rejectionReason } from '../failure/rejection-reason.ts';
import { readyValues, type Values } from '../fields/form-values.ts';
import { useToast } from '../notices/use-notice.tsx';
import { useView } from '../view/use-view.ts';

const KEY = 'versions';

/** The versions of a record, the latest first; `null` where the back end keeps none. */
export function useVersions(id: Identifier) {
  const { definition } = useView();
  const provider = useAppDataProvider();
  return useQuery({
    queryKey: [definition.name, KEY, String(id)],
    queryFn: async (): Promise<readonly RecordVersion[] | null> =>
      (await provider.getVersions(definition.name, id)) ?? null,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
}

/** One version, with its values. */
export function useVersion(id: Identifier, number: number | undefined) {
  const { definition } = useView();
  const provider = useAppDataProvider();
  return useQuery({
    queryKey: [definition.name, KEY, String(id), number],
    queryFn: (): Promise<WholeVersion> => provider.getVersion(definition.name, id, number ?? 0),
    enabled: number !== undefined,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
}

/** Somebody has saved another version since: what was to be stored, and what is stored now. */
type Stale = { readonly base: RaRecord; readonly mine: Values; readonly theirs: RaRecord };

/** Restores values of a version on top of a record, by a change with the rules of every other. */
export function useRestore(number: number, onDone: () => void) {
  const { definition } = useView();
  const { fields, name } = definition;
  const actor = useActor();
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const translate = useTranslate();
  const [stale, setStale] = useState<Stale>();
  const [isBusy, setBusy] = useState(false);
  const restore = async (mine: Values, base: RaRecord): Promise<void> => {
    setBusy(true);
    setStale(undefined);
    try {
      const ready = readyValues(fields, mine, { mode: 'change', actor });
      const version = base.__v === undefined ? {} : { __v: base.__v };
      const values = { ...ready, ...version };
      await provider.restoreVersion(name, base.id, { number, values });
      toast(translate('versions.done', { number }), { type: 'success' });
      onDone();
    } catch (error) {
      const { code, current } = failureOf(error);
      if (code === 'record.stale' && current) {
        setStale({ base, mine, theirs: toRecord(current) });
      } else toast(rejectionReason(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: [name] });
    }
  };
  return { restore, isBusy, stale, giveUp: () => setStale(undefined) };
}
