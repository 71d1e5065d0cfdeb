import { textLimitOf } from '../../domain/chat/text-limits.ts';
import { cleanMessage } from '../../domain/clean-text.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import type { CampaignKind } from '../../domain/messages/campaign-values.ts';
import type { LocalizedTexts } from '../../domain/messages/localized-texts.ts';
import { placeholdersAreKnown, templateSaysSomething } from '../../domain/messages/placeholders.ts';
import { TEMPLATE_USES } from '../../domain/resources/templates.ts';
import { RequestError } from '../base/request-error.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { Executor } from '../resources/storage.ts';
import type { BulkBody } from './campaign-schemas.ts';
import type { NewCampaign } from './create-campaign.ts';
import { findTemplate, templateForUse } from './find-template.ts';

/** What is sent, and why. */
type WrittenTexts = Pick<NewCampaign, 'title' | 'templateId' | 'purpose'> & {
  readonly message: { readonly texts: NonNullable<BulkBody['texts']> };
};

type RequestedTexts = Pick<BulkBody, 'template' | 'texts' | 'purpose'>;

/**
 * The texts that a call gives, or those of the template that it names, or of the one for its action.
 * Texts beside a template are what it was changed to for this once.
 * Throws a 409 if there is none, and a 422 that names what is wrong with the texts.
 */
export async function textsOfBody(
  executor: Executor,
  kind: CampaignKind,
  { template: id, texts, purpose }: RequestedTexts,
): Promise<WrittenTexts> {
  if (texts) {
    const cleaned = cleanTexts(texts, textLimitOf(kind));
    const changed = id ? await namedTemplate(executor, id) : undefined;
    return {
      title: changed?.title ?? titleOf(cleaned),
      // WhatsApp has approved only what the template says itself.
      templateId: changed && saysTheSame(changed.text, cleaned) ? changed._id : undefined,
      purpose: purpose ?? changed?.purpose ?? 'transactional',
      message: { texts: cleaned },
    };
  }
  const template = id ? await namedTemplate(executor, id) : await forKind(executor, kind);
  if (!template) {
    const message = `There is no template for "${kind}". Write one, or name one.`;
    throw new RequestError('message.noTemplate', { message });
  }
  return {
    title: template.title,
    templateId: template._id,
    // A template for advertising stays one, whatever the call says.
    purpose: template.purpose === 'marketing' ? 'marketing' : (purpose ?? 'transactional'),
    message: { texts: template.text ?? {} },
  };
}

async function namedTemplate(executor: Executor, id: string) {
  const template = await findTemplate(executor, id);
  if (template) return template;
  throw new RequestError('record.invalid', { fields: { template: { code: 'unknownReference' } } });
}

const saysTheSame = (text: LocalizedTexts, other: LocalizedTexts): boolean =>
  LOCALES.every((locale) => (text?.[locale]?.trim() ?? '') === (other?.[locale] ?? ''));

const forKind = async (executor: Executor, kind: CampaignKind) =>
  isOneOf(TEMPLATE_USES, kind) ? templateForUse(executor, kind) : undefined;

function cleanTexts(texts: NonNullable<BulkBody['texts']>, limit: number) {
  const cleaned = Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, text && cleanMessage(text)]),
  );
  const wrong: FieldErrors = {
    ...templateSaysSomething({ text: cleaned }),
    ...placeholdersAreKnown({ text: cleaned }),
  };
  rejectInvalid(
    Object.fromEntries(
      Object.entries({ ...wrong, ...tooLong(cleaned, limit) }).map(([path, violation]) => [
        path.replace(/^text/, 'texts'),
        violation,
      ]),
    ),
  );
  return cleaned;
}

const tooLong = (texts: LocalizedTexts, limit: number): FieldErrors =>
  Object.fromEntries(
    Object.entries(texts ?? {}).flatMap(([locale, text]) =>
      [...(text ?? '')].length > limit
        ? [[`text.${locale}`, { code: 'tooLong' as const, limit }]]
        : [],
    ),
  );

const TITLE_CHARACTERS = 80;
const TITLE_LANGUAGES: readonly Locale[] = ['de', 'fr', 'ar', 'en'];

/** The beginning of a text: what the history calls a message without a template. */
export function titleOf(texts: NonNullable<BulkBody['texts']>): string {
  const text = TITLE_LANGUAGES.map((locale) => texts[locale]?.trim()).find(Boolean) ?? '';
  const characters = [...text.replace(/\s+/g, ' ')];
  if (characters.length <= TITLE_CHARACTERS) return characters.join('');
  const cut = characters.slice(0, TITLE_CHARACTERS).join('').replace(/ \S*$/, '');
  return `${[...cut].slice(0, TITLE_CHARACTERS - 1).join('')}…`;
}
