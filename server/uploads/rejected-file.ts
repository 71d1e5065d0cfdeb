import { RequestError } from '../base/request-error.ts';

const wrongType = (part: string, accepted: string, message?: string): RequestError =>
  new RequestError('request.wrongType', {
    ...(message === undefined ? {} : { message }),
    fields: { [part]: { code: 'wrongFileType', limit: accepted } },
  });

/** Why a file of a conversation is rejected. Each names the part of the form. */
export const rejectedFile = {
  tooLarge: (part: string, limit: string): RequestError =>
    new RequestError('request.tooLarge', { fields: { [part]: { code: 'tooLarge', limit } } }),
  wrongType,
  program: (): RequestError =>
    wrongType('file', 'no programs', 'Programs and scripts cannot be sent.'),
} as const;
