import { useTranslate } from 'react-admin';
import { LoadFailure, ToList } from '../../kit/failure/LoadFailure.tsx';
import { Title } from '../../kit/Title.tsx';
import { BinHint } from './bin/BinHint.tsx';
import { namesNoOrder } from './names-no-order.ts';

/** Why there is no order to show, and where it or the others are. */
export function NoOrder({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const isMissing = namesNoOrder(error);
  return (
    <>
      <Title title={translate('resources.commands.name', { smart_count: 1 })} />
      <LoadFailure
        error={error}
        reason={isMissing ? 'errors.record.notFound' : undefined}
        onRetry={onRetry}
      >
        {isMissing && <BinHint />}
        {isMissing && <ToList />}
      </LoadFailure>
    </>
  );
}
