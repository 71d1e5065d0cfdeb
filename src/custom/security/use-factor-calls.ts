import { useMemo } from 'react';
import { API_URL } from '../../providers/api-url.ts';
import { createFactorCalls } from '../../providers/factor-calls.ts';
import { readToken } from '../../providers/session.ts';

/** The calls of one's own security, in the session of this browser. */
export const useFactorCalls = () => useMemo(() => createFactorCalls(API_URL, readToken), []);

export const FACTOR_STATE = ['secondFactor'] as const;
export const OWN_SESSIONS = ['ownSessions'] as const;
export const SIGN_IN_POLICY = ['signInPolicy'] as const;
export const SIGN_IN_NOTICES = ['signInNotices'] as const;
