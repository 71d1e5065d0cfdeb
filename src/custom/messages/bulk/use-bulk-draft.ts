import { useTranslate } from 'react-admin';
import { LOCALES, type Locale } from '../../../../domain/fields.ts';
import type { Purpose } from '../../../../domain/messages/campaign-values.ts';
import type { Template } from '../../../../domain/resources/templates.ts';
import { useDraftedValues } from '../../../kit/drafts/use-drafted-values.ts';
import { useReaderLocale } from '../../../kit/inputs/LanguageTabs.tsx';
import type { BulkKind, BulkMessage } from '../../../providers/bulk-message-methods.ts';
import type { Attached } from '../dialog/attached.ts';
import { nameOfAttached } from '../dialog/name-of-attached.ts';
import { useTemplates } from './use-templates.ts';

type MessageTexts = Readonly<Partial<Record<Locale, string>>>;

/** What the clerk has decided; for a kind without a decision its first template stands. */
export type BulkDecisions = {
  readonly kind: BulkKind;
  /** The ID of a template, or `null` for a text of one's own. */
  readonly template?: string | null;
  readonly purpose?: Purpose;
  /** The texts, where they are not those of the template. */
  readonly texts?: MessageTexts;
  /** What is sent in the chat instead of a text. */
  readonly attached?: Attached | undefined;
};

/** What of it was sent; nothing, where the back end writes the text by itself. */
export type SentContent = Attached | 'texts' | 'nothing';

const isBlank = (decided: BulkDecisions): boolean => !decided.attached && hasNoText(decided);

const hasNoText = ({ texts }: Pick<BulkDecisions, 'texts'>): boolean =>
  !LOCALES.some((locale) => texts?.[locale]?.trim());

/**
 * A message to many while it is put together. What a template is changed to goes beside it, and is
 * stored on the device until it is sent.
 */
export function useBulkDraft(listName: string, start: BulkDecisions) {
  const translate = useTranslate();
  const reader = useReaderLocale();
  const drafted = useDraftedValues({
    of: 'bulkMessage',
    id: listName,
    initial: start,
    isBlank,
  });
  // Several languages may be changed before the form is drawn again: then `latest` knows them.
  const { values: decided, latest, change: decide, restore, stored } = drafted;
  const { kind } = decided;
  const templates = useTemplates(kind);
  // By phone there are texts only; what is attached waits then.
  const attached = kind === 'broadcast' ? decided.attached : undefined;
  const template = attached ? undefined : templateOf(decided, templates);
  const texts: MessageTexts = decided.texts ?? textsOf(template);
  // A template for marketing stays one, whatever is chosen beside it.
  const isMarketing = template?.purpose === 'marketing' && decided.texts === undefined;
  const chosen = decided.purpose ?? template?.purpose ?? 'transactional';
  const purpose = isMarketing ? 'marketing' : chosen;
  const isEmpty = !attached && hasNoText({ texts });
  const isChanged = decided.texts !== undefined;
  // A back end that knows only the specification takes one text as it is, and none by phone.
  const isPlain = !templates.isPending && !templates.isThere;
  return {
    kind,
    templates,
    template,
    texts,
    isPlain,
    plainText: texts[reader] || Object.values(texts).find((text) => text?.trim()) || '',
    purpose,
    attached,
    isEmpty,
    isChanged,
    stored,
    isPurposeFixed: isMarketing,
    /** Whether closing would lose a text. */
    isUnsaved: decided.attached !== undefined || (isChanged && !isEmpty),
    /** What is sent beside the people. */
    content: contentOf({ template, texts: decided.texts, purpose }),
    /** What was written stays; a template that was not chosen makes place for one of the new kind. */
    setKind: (next: BulkKind) => decide({ ...latest.current, kind: next }),
    choose: (next: Template | undefined) =>
      decide({ kind, template: next?.id ?? null, attached: latest.current.attached }),
    attach: (next: Attached | undefined) => decide({ ...latest.current, attached: next }),
    setPlainText: (text: string) => decide({ ...latest.current, texts: { [reader]: text } }),
    setPurpose: (next: Purpose) => decide({ ...latest.current, purpose: next }),
    setText: (locale: Locale, text: string) =>
      decide({
        ...latest.current,
        // The template stays the one that was changed, whatever the kind is from now on.
        template: template?.id ?? null,
        texts: { ...(latest.current.texts ?? textsOf(template)), [locale]: text },
      }),
    /** What was sent is forgotten; what waited behind it, a text or a file, is offered again. */
    forgetSent: (sent: SentContent) => {
      if (sent === 'nothing') return;
      const { attached: last, ...others } = latest.current;
      const waiting = last === sent ? undefined : last;
      if (sent !== 'texts') decide({ ...others, attached: waiting });
      // A file is seen in the chat only.
      else if (waiting) decide({ kind: 'broadcast', template: null, attached: waiting });
      else decide({ kind, template: null });
    },
    /** What a stored text is recognised by: how it reads where the clerk has changed it. */
    named: ({ texts: stated = {}, ...rest }: BulkDecisions): readonly string[] => {
      const files = rest.attached ? [nameOfAttached(rest.attached, translate)] : [];
      const changed = changedIn(stated, templateOf(rest, templates));
      const written = [reader, ...changed, ...LOCALES].filter((locale) => stated[locale]?.trim());
      const locale = written.find((one) => changed.includes(one)) ?? written[0];
      return locale ? [...files, stated[locale] ?? ''] : files;
    },
    restore,
  };
}

/** The chosen template, or else the first one of the kind. A deleted one leaves its text. */
function templateOf({ template: id }: BulkDecisions, templates: ReturnType<typeof useTemplates>) {
  const { made, others } = templates;
  if (id === undefined) return made[0] ?? others.find(({ use }) => use === 'general');
  return [...made, ...others].find((template) => template.id === id);
}

export type BulkDraft = ReturnType<typeof useBulkDraft>;

function textsOf(template: Template | undefined): MessageTexts {
  const { text } = template ?? {};
  return Object.fromEntries(
    LOCALES.flatMap((locale) => (text?.[locale] ? [[locale, text[locale]]] : [])),
  );
}

/** The languages in which a text is not that of its template. */
const changedIn = (texts: MessageTexts, template: Template | undefined): readonly Locale[] =>
  LOCALES.filter((locale) => (texts[locale] ?? '') !== (template?.text?.[locale] ?? ''));

type Chosen = Pick<BulkDecisions, 'texts' | 'purpose'> & { template: Template | undefined };

function contentOf({ template, texts, purpose }: Chosen): Omit<BulkMessage, 'ids' | 'orders'> {
  const ownTexts = texts || !template ? { texts: written(texts) } : {};
  return { ...(template && { template: template.id }), ...ownTexts, ...(purpose && { purpose }) };
}

/** A language in which nothing is written is not sent at all. */
const written = (texts: MessageTexts = {}): MessageTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim()));
