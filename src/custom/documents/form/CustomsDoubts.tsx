import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import type { DeclarationDoubt } from '../../../../domain/documents/lines-check.ts';
import { fromCents } from '../../../../domain/money.ts';
import { formatMoney } from '../../../kit/format/numbers.ts';

/** What customs may not accept in a declaration, each with its line and the reason. */
export function CustomsDoubts({ doubts }: { doubts: readonly DeclarationDoubt[] }) {
  const wordsOf = useDoubtWords();
  return (
    <>
      {useTranslate()('editor.customs.intro')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {doubts.map(wordsOf).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
    </>
  );
}

export function useDoubtWords(): (doubt: DeclarationDoubt) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const money = (cents: number) => `\u2068${formatMoney(fromCents(cents), locale)}\u2069`;
  return (doubt) =>
    doubt.kind === 'overLimit'
      ? translate('editor.customs.overLimit', {
          sum: money(doubt.sumCents),
          limit: money(doubt.limitCents),
        })
      : translate('editor.customs.line', {
          line: doubt.line,
          reason: translate(`documents.doubts.${doubt.kind}`, {
            word: `\u2068${doubt.word}\u2069`,
          }),
        });
}
