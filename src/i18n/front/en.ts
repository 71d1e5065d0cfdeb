import { errors, validation } from '../en/errors.ts';
import { notice } from '../en/notices.ts';
import { ra } from '../en/react-admin.ts';
import { session } from '../en/session.ts';
import { shell } from '../en/shell.ts';

/** The English texts that stand before the session, the model of the other languages. */
export const en = { ra, shell, session, notice, errors, validation };

/** What is said before anybody has logged in. */
export type FrontMessages = typeof en;
