import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Print } from '../../../../domain/documents/print.ts';
import { documentOf } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { Code, ShortDate } from '../../../kit/format/formats.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useIssuedOf } from '../../documents/issue/use-issued-of.ts';
import { DocumentLine, DocumentLines } from './DocumentLines.tsx';

const SHOWN = 5;

/** Which documents of the order were printed when and by whom; nothing if the back end keeps no log. */
export function PrintsCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const [isWhole, setWhole] = useState(false);
  const { data, isPending, isError } = useQuery({
    queryKey: ['prints', order.id],
    queryFn: async ({ signal }) => (await provider.getPrints(order.id, { signal })) ?? null,
    refetchOnMount: 'always',
    meta: { silent: true },
  });
  if (data === null) return null;
  const none = isPending
    ? 'common.loading'
    : isError
      ? 'issued.prints.failed'
      : 'issued.prints.none';
  const prints = data ?? [];
  const shown = isWhole ? prints : prints.slice(0, SHOWN);
  return (
    <SectionCard title={translate('issued.prints.title')} icon={PrintOutlined}>
      {prints.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate(none)}
        </Typography>
      ) : (
        <Prints order={order} prints={shown} />
      )}
      {shown.length < prints.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ alignSelf: 'start' }}>
          {translate('issued.prints.more', { smart_count: prints.length - shown.length })}
        </Button>
      )}
    </SectionCard>
  );
}

function Prints({ order, prints }: { order: Order; prints: readonly Print[] }) {
  const translate = useTranslate();
  const { documents } = useIssuedOf(order);
  return (
    <DocumentLines component="ol" label={translate('issued.prints.title')}>
      {prints.map(({ _id, kind, invoice, at, by, reprint }) => (
        <DocumentLine
          key={_id}
          title={
            <Typography variant="body2">
              {translate(documentKey(kind, invoice))}{' '}
              <Code value={documents.find((one) => one._id === invoice)?.number} />
            </Typography>
          }
          details={
            <>
              <ShortDate value={at} withTime /> · <bdi>{by}</bdi>
            </>
          }
          badge={
            reprint && (
              <Chip size="small" variant="outlined" label={translate('issued.prints.reprint')} />
            )
          }
        />
      ))}
    </DocumentLines>
  );
}

/** An invoice that names no issued document was printed as a draft. */
const documentKey = (kind: Print['kind'], invoice: Print['invoice']): string =>
  documentOf(kind).isIssued && invoice === null
    ? 'invoices.states.draft'
    : `issued.prints.kinds.${kind}`;
