import { errors, validation } from '../de/errors.ts';
import { notice } from '../de/notices.ts';
import { ra } from '../de/react-admin.ts';
import { session } from '../de/session.ts';
import { shell } from '../de/shell.ts';
import type { FrontMessages } from './en.ts';

export const de = { ra, shell, session, notice, errors, validation } satisfies FrontMessages;
