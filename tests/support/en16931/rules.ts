import { CATEGORY_RULES } from './category-rules.ts';
import { CODE_RULES } from './code-rules.ts';
import { PRESENCE_RULES } from './presence-rules.ts';
import type { Rule } from './rule.ts';
import { SUM_RULES } from './sum-rules.ts';
import { SYNTAX_RULES } from './syntax-rules.ts';

/** The EN 16931 rules that apply to this carrier's invoices. */
export const EN16931_RULES: readonly Rule[] = [
  ...PRESENCE_RULES,
  ...SUM_RULES,
  ...CATEGORY_RULES,
  ...CODE_RULES,
  ...SYNTAX_RULES,
];
