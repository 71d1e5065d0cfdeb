import { CATEGORY_RULES } from './category-rules.ts';
import { PRESENCE_RULES } from './presence-rules.ts';
import type { Rule } from './rule.ts';
import { SUM_RULES } from './sum-rules.ts';

/** The rules of EN 16931 that concern what this carrier invoices. */
export const EN16931_RULES: readonly Rule[] = [...PRESENCE_RULES, ...SUM_RULES, ...CATEGORY_RULES];
