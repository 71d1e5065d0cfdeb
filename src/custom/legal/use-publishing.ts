import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { type RaRecord, useRedirect } from 'react-admin';
import {
  LEGAL_PAGES,
  type LegalPageName,
  type LegalVersion,
} from '../../../domain/resources/legal-pages.ts';
import { moveRecord } from '../../kit/actions/actions-of.ts';
import { formatLongDate } from '../../kit/format/dates.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { type Announced, OpenDraftContext } from './open-draft.ts';

type Options = {
  page: LegalPageName;
  version: LegalVersion;
  onClose: () => void;
  onDone: () => void;
};

/**
 * Saves a draft with its day and its note, and publishes it then, in a call of its own. A form that
 * cannot be saved says why, and nothing is published.
 */
export function usePublishing({ page, version, onClose, onDone }: Options) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const redirect = useRedirect();
  const draft = use(OpenDraftContext);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** What was saved by an attempt that was rejected afterwards. */
  const [latest, setLatest] = useState<RaRecord>(version);

  const save = async (announced: Announced): Promise<RaRecord | undefined> => {
    if (draft?.current) return draft.current.save(announced);
    const changes = Object.entries(announced).filter(
      ([name, value]) => (latest[name] ?? null) !== value,
    );
    if (changes.length === 0) return latest;
    const named = latest.__v === undefined ? {} : { __v: latest.__v };
    const data = { ...Object.fromEntries(changes), ...named };
    const { id } = latest;
    return (await provider.update(page, { id, data, previousData: latest })).data;
  };

  const attempt = async (announced: Announced) => {
    const saved = await save(announced);
    if (!saved) return onClose();
    setLatest(saved);
    const transition = {
      provider,
      definition: LEGAL_PAGES[page],
      verb: 'publish',
      isSentAgain: false,
    };
    const { state, effectiveFrom } = await moveRecord(saved, transition);
    const isScheduled = state === 'scheduled';
    const day = formatLongDate(String(effectiveFrom ?? ''));
    toast(isScheduled ? 'legal.publish.scheduled' : 'legal.publish.published', {
      type: 'success',
      args: { day },
    });
    onDone();
    if (draft) redirect('show', page, saved.id);
  };

  const publish = async (announced: Announced) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await attempt(announced);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: [page] });
    }
  };

  return { isBusy, failure, publish };
}
