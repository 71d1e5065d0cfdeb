import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { isolated } from '../../../i18n/languages.ts';
import type { Printed } from '../../../pdf/engine/printed.ts';

type Props = { printed: Pick<Printed, 'missing' | 'cut'> };

/** Whether a file does not show all of its texts. */
export const isQuestionable = ({ missing, cut }: Props['printed']): boolean =>
  missing.length + cut.length > 0;

/** What a file does not show: characters that no font has, and texts for which there is no space. */
export function PrintWarnings({ printed: { missing, cut } }: Props) {
  const translate = useTranslate();
  return (
    <>
      {missing.length > 0 && (
        <Alert severity="warning" sx={ALERT}>
          {translate('documents.preview.missing', {
            characters: isolated(missing.join(' ')),
          })}
        </Alert>
      )}
      {cut.length > 0 && (
        <Alert severity="warning" sx={ALERT}>
          {translate('documents.preview.cut')}
          <ul style={LIST}>
            {cut.map(({ order, text }) => (
              <li key={`${order} ${text}`}>
                <bdi>{order}</bdi>: <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

const ALERT = {
  flex: 'none',
  borderRadius: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
} as const;
const LIST = { margin: 0, paddingInlineStart: 20 } as const;
