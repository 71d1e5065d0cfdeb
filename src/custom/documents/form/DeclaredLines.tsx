import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkedWordsOf } from '../../../../domain/documents/lines-check.ts';
import type { TripGroup } from '../../../../domain/trips/groups.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { printContentQuery } from '../printing/use-company.ts';
import { CheckedWordsContext } from './checked-words-context.ts';
import { LineRemark } from './LineRemark.tsx';
import { LinesTable } from './LinesTable.tsx';

type Props = { direction: TripGroup; readOnly: boolean };

/** The declared goods, each checked for the words that the company has listed. */
export function DeclaredLines({ direction, readOnly }: Props) {
  const { data } = useQuery(printContentQuery(useAppDataProvider()));
  const words = useMemo(
    () => (data ? checkedWordsOf(data.stored, direction) : { collective: [], prohibited: [] }),
    [data, direction],
  );
  return (
    <CheckedWordsContext value={words}>
      <LinesTable kind="declaration" readOnly={readOnly} remark={remarkAt} />
    </CheckedWordsContext>
  );
}

const remarkAt = (at: number) => <LineRemark at={at} />;
