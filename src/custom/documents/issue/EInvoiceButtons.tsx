import { useTranslate } from 'react-admin';
import { E_INVOICES } from '../../../../domain/documents/file-names.ts';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { DocumentDeed } from './DocumentDeed.tsx';
import type { IssuedFiles } from './use-issued-file.ts';

type Props = { document: IssuedInvoice; files: IssuedFiles };

/** 'Factur-X PDF' and 'XML' of an issued document, for business customers. */
export function EInvoiceButtons({ document, files }: Props) {
  const translate = useTranslate();
  return E_INVOICES.map((form) => (
    <DocumentDeed
      key={form}
      action={translate(`issued.files.${form}`)}
      document={document}
      isUnderWay={files.isTaking(document, form)}
      onPress={() => files.take(document, form)}
    />
  ));
}
