import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { LOCALES } from '../../../domain/fields.ts';
import { isObject } from '../../../domain/validate.ts';
import { isolated, LANGUAGES } from '../../i18n/languages.ts';
import { rejectionReason } from '../../kit/failure/rejection-reason.ts';
import { failureOf } from '../../providers/call-error.ts';

/** Why a version was not published, in the reader's language; what was typed is still there. */
export function PublishFailure({ error }: { error: unknown }) {
  const translate = useTranslate();
  const { code, errors } = failureOf(error);
  const texts = isObject(errors?.text) ? errors.text : {};
  const wrong = LOCALES.filter((locale) => Object.hasOwn(texts, locale));
  return (
    <Alert severity="error" role="alert">
      {code === 'record.stale' ? (
        translate('legal.publish.stale')
      ) : wrong.length > 0 ? (
        <>
          {translate('legal.publish.rejectedTexts', {
            languages: wrong.map((locale) => isolated(LANGUAGES[locale].name)).join(' · '),
          })}{' '}
          {rejectionReason(error, translate)}
        </>
      ) : (
        rejectionReason(error, translate)
      )}
    </Alert>
  );
}
