import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Text } from '../../../domain/resources/texts.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { GeneratedEdit } from '../../kit/form/GeneratedEdit.tsx';

/** One text block: its text, with the advice to have it confirmed. */
export default function TextPage() {
  const translate = useTranslate();
  return (
    <GeneratedEdit title={<BlockTitle />}>
      <Alert severity="info" sx={{ m: { xs: 2, sm: 3 }, mb: 0 }}>
        {translate('company.text.advice')} {translate('company.text.frozen')}
      </Alert>
    </GeneratedEdit>
  );
}

function BlockTitle() {
  const translate = useTranslate();
  const block = useRecordContext<Text>();
  return block ? translate(choiceLabelKey('texts', 'key', block.key)) : null;
}
