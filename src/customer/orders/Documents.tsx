import { useId, useState } from 'react';
import { saveBlob } from '../../providers/save-blob.ts';
import { fill, useLanguage } from '../language/language.ts';
import { formatDate, formatMoney } from '../language/office-formats.ts';
import { useOrderTexts } from '../language/use-order-texts.ts';
import { Icon } from '../parts/Icon.tsx';
import type { OwnCalls } from '../session/own-calls.ts';
import { type OwnDocument, readDocument } from './order-details.ts';
import { addressOf, type OwnOrder } from './own-orders.ts';

type Props = { calls: OwnCalls; order: OwnOrder; documents: readonly OwnDocument[] };

/** The documents that were issued to a customer for an order, and the terms that hold for it. */
export function Documents({ calls, order, documents }: Props) {
  const { locale } = useLanguage();
  const { documents: texts } = useOrderTexts();
  const titleId = useId();
  return (
    <section className="order" aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.title}</h3>
      {documents.length === 0 && <p className="muted">{texts.none}</p>}
      <ul className="rows">
        {documents.map((one) => (
          <li key={one.id}>
            <DocumentLine document={one} load={() => readDocument(calls, order.id, one.id)} />
          </li>
        ))}
        {order.terms !== undefined && (
          <li>
            <a
              className="file"
              href={`/legal/agb/v${order.terms}?lang=${locale}&back=${addressOf(order.id)}`}
            >
              <Icon name="file" />
              <span className="file-words">
                <span className="file-name">{fill(texts.terms, { number: order.terms })}</span>
                <span className="small">{texts.termsHint}</span>
              </span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

type LineProps = { document: OwnDocument; load: () => Promise<Blob> };

/** A document with its number, day and amount; a press saves it. */
function DocumentLine({ document, load }: LineProps) {
  const { locale } = useLanguage();
  const { documents: texts } = useOrderTexts();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const name = `${texts.kinds[document.kind]} ${document.number}`;
  const save = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      // A number may have a slash, and a file none.
      saveBlob(await load(), `${name.replaceAll('/', '-')}.pdf`);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button type="button" className="file" aria-disabled={state === 'loading'} onClick={save}>
        <Icon name="file" />
        <span className="file-words">
          <bdi className="file-name">{name}</bdi>
          <span className="small">
            {formatDate(document.date, locale)}
            {' · '}
            {formatMoney(document.total, locale)}
          </span>
        </span>
        {document.isCancelled && <span className="tag">{texts.cancelled}</span>}
        <Icon name="save" />
        <span className="hidden">{texts.save}</span>
      </button>
      <div role="alert">{state === 'failed' && <p>{texts.failed}</p>}</div>
    </>
  );
}
