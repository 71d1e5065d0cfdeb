import { errors, validation } from '../fr/errors.ts';
import { notice } from '../fr/notices.ts';
import { ra } from '../fr/react-admin.ts';
import { session } from '../fr/session.ts';
import { shell } from '../fr/shell.ts';
import type { FrontMessages } from './en.ts';

export const fr = { ra, shell, session, notice, errors, validation } satisfies FrontMessages;
