import { admin, staff } from '../access.ts';
import { MAX_TEMPLATE_CHARACTERS } from '../chat/text-limits.ts';
import { defineResource } from '../define.ts';
import { choice, localized, multiline, text } from '../fields.ts';
import { CAMPAIGN_PURPOSES } from '../messages/campaign-values.ts';
import { placeholdersAreKnown, templateSaysSomething } from '../messages/placeholders.ts';
import type { RecordOf } from '../records.ts';

/**
 * Where a template is offered first: in the bulk messages of the lists, as the SMS to the recipient
 * in Morocco, or in the notices of trips and stages.
 */
export const TEMPLATE_USES = ['general', 'sms', 'whatsapp', 'agency', 'smsToMa', 'notice'] as const;
export type TemplateUse = (typeof TEMPLATE_USES)[number];

/** Texts that the office sends to many people, each in the language of whoever gets it. */
export const templates = defineResource({
  name: 'templates',
  fields: {
    title: text({ required: true, max: 80, search: true, unique: true }),
    use: choice(TEMPLATE_USES, { filter: true, default: 'general' }),
    purpose: choice(CAMPAIGN_PURPOSES, { filter: true, default: 'transactional' }),
    text: localized(multiline({ max: MAX_TEMPLATE_CHARACTERS }), { search: true }),
    /** The name under which WhatsApp has approved it. */
    whatsappName: text({ max: 512, pattern: /^[a-z0-9_]+$/ }),
  },
  represent: (template) => template.title,
  rules: [templateSaysSomething, placeholdersAreKnown],
  access: { list: staff, show: staff, create: staff, edit: staff, delete: admin },
});

export type Template = RecordOf<typeof templates>;
