import type { LegalSettings } from './legal-placeholders.ts';

type ImprintProblem = {
  readonly code:
    | 'nameMissing'
    | 'addressMissing'
    | 'postOfficeBox'
    | 'representativeMissing'
    | 'emailMissing'
    | 'phoneMissing'
    | 'registerMissing'
    | 'vatIdMissing';
  readonly severity: 'error' | 'warning';
};

/** Legal forms that act through somebody else (section 5 (1) no. 1 DDG). */
const REPRESENTED =
  /(?<!\p{L})(?:g?GmbH|UG|AG|SE|KG|KGaA|OHG|GbR|eGbR|eG|e\. ?V\.|Ltd\.?)(?!\p{L})/u;
/** Legal forms that are in a register (section 5 (1) no. 4 DDG). */
const REGISTERED =
  /(?<!\p{L})(?:g?GmbH|UG|AG|SE|KG|KGaA|OHG|eGbR|eG|e\. ?V\.|e\. ?K\.|e\. ?Kfm\.|e\. ?Kfr\.)(?!\p{L})/u;

const REPRESENTATIVE =
  /vertreten durch|vertretungsberechtigt|vertretung|geschäftsführer|geschäftsführung|vorstand|gesellschafter/i;
const REGISTER =
  /(?:handels|vereins|genossenschafts|gesellschafts)register|(?<!\p{L})(?:HR ?[AB]|VR|GnR|GsR) ?\d/iu;
const ADDRESS = /(?<!\d)\d{5} +\p{L}/u;
const PHONE = /\+\d[\d ()/.-]{6,}|(?<!\d)0\d[\d ()/-]{5,}/;
const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u;
const POST_OFFICE_BOX = /(?<!\p{L})(?:Postfach|Post box|P\.? ?O\.? Box)(?!\p{L})/iu;

/** Without blanks and case, so that a name over two lines and a VAT number in groups are found. */
const plain = (text: string): string => text.replace(/[\s\u2066\u2069]+/g, '').toLowerCase();

const holds = (text: string, part: string | null | undefined): boolean =>
  !!part?.trim() && plain(text).includes(plain(part));

function hasAddress(text: string, { street, city }: LegalSettings): boolean {
  const isOfCompany = !street || !city || (holds(text, street) && holds(text, city));
  return isOfCompany && ADDRESS.test(text);
}

/**
 * What section 5 DDG requires and the German text of an imprint does not contain, as plain text with
 * its placeholders filled. A phone number is required by section 2 DL-InfoV only, hence a warning.
 */
export function imprintProblems(text: string, settings: LegalSettings): readonly ImprintProblem[] {
  const form = `${settings.name ?? ''}\n${text}`;
  const { vatId } = settings;
  const checks: readonly (readonly [boolean, ImprintProblem['code'], 'error' | 'warning'])[] = [
    [!holds(text, settings.name), 'nameMissing', 'error'],
    [!hasAddress(text, settings), 'addressMissing', 'error'],
    [POST_OFFICE_BOX.test(text), 'postOfficeBox', 'error'],
    [REPRESENTED.test(form) && !REPRESENTATIVE.test(text), 'representativeMissing', 'error'],
    [!EMAIL.test(text), 'emailMissing', 'error'],
    [!PHONE.test(text), 'phoneMissing', 'warning'],
    [REGISTERED.test(form) && !REGISTER.test(text), 'registerMissing', 'error'],
    [!!vatId?.trim() && !holds(text, vatId), 'vatIdMissing', 'error'],
  ];
  return checks.flatMap(([isWrong, code, severity]) => (isWrong ? [{ code, severity }] : []));
}
