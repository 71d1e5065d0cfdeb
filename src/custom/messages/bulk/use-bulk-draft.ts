import { useState } from 'react';
import { LOCALES, type Locale } from '../../../../domain/fields.ts';
import type { Purpose } from '../../../../domain/messages/campaigns.ts';
import type { Template } from '../../../../domain/resources/templates.ts';
import type { BulkKind, BulkMessage } from '../../../providers/bulk-message-methods.ts';
import { useTemplates } from './use-templates.ts';

type MessageTexts = Readonly<Partial<Record<Locale, string>>>;

/** What the clerk has decided; nothing of a kind means that its first template stands. */
type Decided = {
  readonly kind: BulkKind;
  /** A template, or `null` for a text of one's own. */
  readonly template?: Template | null;
  readonly purpose?: Purpose;
  /** The texts, where they are not those of the template. */
  readonly texts?: MessageTexts;
};

/** A bulk message while it is put together. What a template is changed to goes beside it. */
export function useBulkDraft() {
  const [decided, setDecided] = useState<Decided>({ kind: 'sms' });
  const { kind } = decided;
  const templates = useTemplates(kind);
  const template =
    decided.template === undefined
      ? (templates.made[0] ?? templates.others.find(({ use }) => use === 'general'))
      : (decided.template ?? undefined);
  const texts: MessageTexts = decided.texts ?? textsOf(template);
  // A template for marketing stays one, whatever is chosen beside it.
  const isMarketing = template?.purpose === 'marketing' && decided.texts === undefined;
  const chosen = decided.purpose ?? template?.purpose ?? 'transactional';
  const purpose = isMarketing ? 'marketing' : chosen;
  return {
    kind,
    templates,
    template,
    texts,
    purpose,
    isPurposeFixed: isMarketing,
    isChanged: decided.texts !== undefined,
    isEmpty: !LOCALES.some((locale) => texts[locale]?.trim()),
    /** What is sent beside the people. */
    content: contentOf({ template, texts: decided.texts, purpose }),
    /** What was written stays; a template that was not chosen makes place for one of the new kind. */
    setKind: (next: BulkKind) => setDecided((before) => ({ ...before, kind: next })),
    choose: (next: Template | undefined) => setDecided({ kind, template: next ?? null }),
    setPurpose: (next: Purpose) => setDecided((before) => ({ ...before, purpose: next })),
    setText: (locale: Locale, text: string) =>
      setDecided((before) => ({
        ...before,
        // The template stays the one that was changed, whatever the kind is from now on.
        template: template ?? null,
        texts: { ...(before.texts ?? textsOf(template)), [locale]: text },
      })),
  };
}

export type BulkDraft = ReturnType<typeof useBulkDraft>;

function textsOf(template: Template | undefined): MessageTexts {
  const { text } = template ?? {};
  return Object.fromEntries(
    LOCALES.flatMap((locale) => (text?.[locale] ? [[locale, text[locale]]] : [])),
  );
}

type Chosen = Pick<Decided, 'texts' | 'purpose'> & { template: Template | undefined };

function contentOf({ template, texts, purpose }: Chosen): Omit<BulkMessage, 'ids' | 'orders'> {
  const ownTexts = texts || !template ? { texts: written(texts) } : {};
  return { ...(template && { template: template.id }), ...ownTexts, ...(purpose && { purpose }) };
}

/** A language in which nothing is written is not sent at all. */
const written = (texts: MessageTexts = {}): MessageTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim()));
