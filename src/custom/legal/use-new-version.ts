import { useState } from 'react';
import { useRedirect } from 'react-admin';
import type { LegalVersion } from '../../../domain/resources/legal-pages.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { useView } from '../../kit/view/use-view.ts';
import { errorKey } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

const IN_FORCE = {
  filter: { state: 'published' },
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'updatedAt', order: 'DESC' },
} as const;

/** Begins new drafts of this page, and opens them. */
export function useNewVersion() {
  const { name } = useView().definition;
  const provider = useAppDataProvider();
  const toast = useToast();
  const redirect = useRedirect();
  const [isBusy, setBusy] = useState(false);

  const trying = async (begin: () => Promise<void>) => {
    setBusy(true);
    try {
      await begin();
    } catch (error) {
      toast(errorKey(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const draftWith = async (text: unknown, done: string, changeNote?: string) => {
    const { data } = await provider.create(name, {
      data: { text, ...(changeNote && { changeNote }) },
    });
    toast(done);
    redirect('edit', name, data.id);
  };

  return {
    isBusy,
    /** A draft with these texts, and with a note if one is given. */
    withText: (text: unknown, done: string, changeNote?: string) =>
      trying(() => draftWith(text, done, changeNote)),
    /** A draft with the texts that are in force now; an empty form where none are. */
    fromInForce: () =>
      trying(async () => {
        const { data } = await provider.getList<LegalVersion>(name, IN_FORCE);
        const [inForce] = data;
        if (!inForce) return redirect('create', name);
        return draftWith(inForce.text ?? inForce.published, 'legal.list.copied');
      }),
  };
}
