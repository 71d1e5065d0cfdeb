import { errors, validation } from '../ar/errors.ts';
import { notice } from '../ar/notices.ts';
import { ra } from '../ar/react-admin.ts';
import { session } from '../ar/session.ts';
import { shell } from '../ar/shell.ts';
import type { FrontMessages } from './en.ts';

export const ar = { ra, shell, session, notice, errors, validation } satisfies FrontMessages;
