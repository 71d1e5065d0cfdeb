import { isIban, plainIban } from '../../company/identifiers.ts';
import { fromCents } from '../../money.ts';
import type { BankAccount } from '../company-settings.ts';

/** The longest texts that a code may hold, and the largest amount (EPC069-12, version 2). */
const MOST = { name: 70, reference: 140, cents: 999_999_999_99 };

type Transfer = {
  readonly bank: BankAccount;
  /** The holder of an account that does not name one. */
  readonly company: string;
  readonly cents: number;
  /** The reference of the transfer: the number of the invoice. */
  readonly reference: string;
};

/**
 * The text of a GiroCode (EPC069-12, version 2, UTF-8), from which a banking app reads payee,
 * amount and reference. `undefined` if a required value is missing or the account number is wrong.
 */
export function giroCode({ bank, company, cents, reference }: Transfer): string | undefined {
  const name = [...(bank.holder.trim() || company.trim())].slice(0, MOST.name).join('');
  const isPayable = cents > 0 && cents <= MOST.cents;
  if (!isPayable || !name || !reference || !isIban(bank.iban)) return undefined;
  const text = [...reference].slice(0, MOST.reference).join('');
  const bic = bank.bic.trim();
  // Identification, version, UTF-8, SEPA transfer; no purpose and no structured reference.
  const lines = ['BCD', '002', '1', 'SCT', bic, name, plainIban(bank.iban)];
  return [...lines, `EUR${fromCents(cents)}`, '', '', text].join('\n');
}
