import Skeleton from '@mui/material/Skeleton';
import { useLocale, useTranslate } from 'react-admin';
import { formatNumber } from '../../kit/format/numbers.ts';
import type { Count } from './use-count.ts';

/** A count in the language's digits; a dash, with the reason, if it could not be loaded. */
export function FigureValue({ count }: { count: Count }) {
  const translate = useTranslate();
  const locale = useLocale();
  switch (count.state) {
    case 'loading':
      return <Skeleton variant="text" width="2ch" sx={{ display: 'inline-block' }} />;
    case 'known':
      return <span>{formatNumber(count.value, locale ?? 'en')}</span>;
    case 'unknown':
      return (
        <span role="img" aria-label={translate('shell.overview.unavailable')}>
          –
        </span>
      );
    default:
      return count satisfies never;
  }
}
