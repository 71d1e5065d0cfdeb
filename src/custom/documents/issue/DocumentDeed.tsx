import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';

type Props = {
  action: string;
  document: Pick<IssuedInvoice, 'number'>;
  isUnderWay?: boolean;
  onPress: () => void;
};

/** A button whose accessible name includes its document: there may be several on the page. */
export function DocumentDeed({ action, document, isUnderWay = false, onPress }: Props) {
  const translate = useTranslate();
  return (
    <Button
      color="inherit"
      size="small"
      loading={isUnderWay}
      aria-label={translate('issued.of', { action, number: `\u2068${document.number}\u2069` })}
      onClick={onPress}
    >
      {action}
    </Button>
  );
}
