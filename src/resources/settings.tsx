import { lazy } from 'react';
import { PRICES } from '../../domain/messages/channels.ts';
import { settings } from '../../domain/resources/settings.ts';
import { RETAINED_KINDS, RETENTION_RULES } from '../../domain/retained-kinds.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import { viewOf } from '../kit/view/view.ts';
import { LATE_MENU } from './late-menu.ts';

const inputs = () => import('../custom/settings/settings-inputs.tsx');
const CodeInput = lazyPart(inputs, 'CodeInput');
const FirstPriceInput = lazyPart(inputs, 'FirstPriceInput');
const NumberPatternInput = lazyPart(inputs, 'NumberPatternInput');
const PriceInput = lazyPart(inputs, 'PriceInput');
const QuietUntilInput = lazyPart(inputs, 'QuietUntilInput');
const TimeInput = lazyPart(inputs, 'TimeInput');
const UsualInput = lazyPart(inputs, 'UsualInput');
const TermsInput = lazyPart(inputs, 'TermsInput');
const retention = () => import('../custom/settings/retention-parts.tsx');
const RetentionInput = lazyPart(retention, 'RetentionInput');
const RetentionRuns = lazyPart(retention, 'RetentionRuns');

const PRICE_PATHS = PRICES.map(({ name }) => `messages.${name}` as const);

const RETENTION_PATHS = RETAINED_KINDS.map(
  (kind) => `retention.${RETENTION_RULES[kind].setting}` as const,
);

const SettingsPage = lazy(() => import('../custom/settings/SettingsPage.tsx'));

/** There is one record, so its form replaces the list (docs/decisions/0023). */
export const settingsView = viewOf(settings, {
  ...LATE_MENU.settings,
  list: { columns: ['name', 'city', 'taxMode', 'updatedAt'], sort: ['createdAt', 'ASC'] },
  form: [
    { section: 'company', fields: ['name', 'logo', 'street', 'zip', 'city', 'country'] },
    { section: 'register', fields: ['registerCourt', 'registerNumber', 'directors'] },
    { section: 'tax', fields: ['taxMode', 'taxNumber', 'vatId'] },
    { section: 'bank', fields: ['bank.holder', 'bank.bank', 'bank.iban', 'bank.bic'] },
    { section: 'contact', fields: ['website', 'email', 'phoneGermany', 'phoneMorocco', 'social'] },
    { section: 'numbers', fields: ['invoicePattern', 'stornoPattern', 'paymentDays'] },
    {
      section: 'limits',
      fields: [
        'limits.compensation',
        'limits.declaredToMorocco',
        'limits.declaredFromMorocco',
        'limits.smallInvoice',
      ],
    },
    {
      section: 'dutyFree',
      fields: [
        'dutyFree.toMorocco',
        'dutyFree.dirhamsPerEuro',
        'dutyFree.toMoroccoSource',
        'dutyFree.fromMorocco',
        'dutyFree.fromMoroccoSource',
      ],
    },
    {
      section: 'messages',
      fields: [
        'messages.quietFrom',
        'messages.quietUntil',
        'messages.noticeDelay',
        'messages.reminderTemplate',
        'messages.movedTemplate',
        ...PRICE_PATHS,
      ],
    },
    {
      section: 'codes',
      fields: ['codes.sending', 'codes.perDay', 'codes.adminRecovery'],
    },
    { section: 'retention', fields: RETENTION_PATHS, below: RetentionRuns },
    {
      section: 'checks',
      fields: ['checks.collective', 'checks.prohibited', 'checks.prohibitedIntoEu'],
    },
  ],
  inputs: {
    taxNumber: CodeInput,
    vatId: CodeInput,
    'bank.iban': CodeInput,
    'bank.bic': CodeInput,
    social: CodeInput,
    invoicePattern: NumberPatternInput,
    stornoPattern: NumberPatternInput,
    'dutyFree.toMorocco': UsualInput,
    'dutyFree.dirhamsPerEuro': UsualInput,
    'dutyFree.toMoroccoSource': UsualInput,
    'dutyFree.fromMorocco': UsualInput,
    'dutyFree.fromMoroccoSource': UsualInput,
    'messages.quietFrom': TimeInput,
    'messages.quietUntil': QuietUntilInput,
    ...Object.fromEntries(
      PRICE_PATHS.map((path, at) => [path, at === 0 ? FirstPriceInput : PriceInput]),
    ),
    ...Object.fromEntries(RETENTION_PATHS.map((path) => [path, RetentionInput])),
    'checks.collective': TermsInput,
    'checks.prohibited': TermsInput,
    'checks.prohibitedIntoEu': TermsInput,
  },
  screens: { list: SettingsPage, create: false, edit: false, show: false },
});
