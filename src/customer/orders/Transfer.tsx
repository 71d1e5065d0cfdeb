import { useState } from 'react';
import { fill, useLanguage } from '../language/language.ts';
import { formatMoney } from '../language/office-formats.ts';
import { useOrderTexts } from '../language/use-order-texts.ts';
import type { OwnTransfer } from './order-details.ts';

type Props = { transfer: OwnTransfer; due: string };

/** An IBAN is read and typed in groups of four. */
const inGroups = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/** The account, the amount and the purpose of a transfer, each copied with one press. */
export default function Transfer({ transfer, due }: Props) {
  const { locale } = useLanguage();
  const { transfer: texts } = useOrderTexts();
  const { holder, bank, iban, bic, purpose } = transfer;
  return (
    <section aria-label={texts.title}>
      <h4>{texts.title}</h4>
      <dl className="facts">
        <Copied label={texts.holder} value={holder} />
        <Copied label={texts.iban} value={inGroups(iban)} copies={iban.replace(/\s/g, '')} />
        {bic && <Copied label={texts.bic} value={bic} />}
        {bank && <Copied label={texts.bank} value={bank} />}
        <Copied label={texts.amount} value={formatMoney(due, locale)} copies={due} />
        <Copied label={texts.purpose} value={purpose} />
      </dl>
    </section>
  );
}

function Copied({
  label,
  value,
  copies = value,
}: {
  label: string;
  value: string;
  copies?: string;
}) {
  const { transfer: texts } = useOrderTexts();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copies);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>{' '}
        <button
          type="button"
          className="button quiet"
          aria-label={fill(texts.copyOf, { name: label })}
          onClick={() => void copy()}
        >
          {texts.copy}
        </button>
        <span role="status" className="muted small">
          {state === 'copied' && texts.copied}
          {state === 'failed' && texts.notCopied}
        </span>
      </dd>
    </div>
  );
}
