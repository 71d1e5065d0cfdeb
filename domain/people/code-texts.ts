import type { Locale } from '../fields.ts';
import type { CodePurpose } from './sign-in-codes.ts';

/** The message that brings a code. `{code}` is filled in when it is sent, and never before. */
export const CODE_TEXTS: Readonly<Record<CodePurpose, Readonly<Record<Locale, string>>>> = {
  recovery: {
    en: '{code} is your code for a new password. It is valid for 10 minutes. Please give it to nobody.',
    de: '{code} ist Ihr Code für ein neues Passwort. Er gilt 10 Minuten. Bitte geben Sie ihn niemandem.',
    fr: '{code} est votre code pour un nouveau mot de passe, valable 10 minutes. Ne le donnez à personne.',
    ar: '{code} هو رمزك لكلمة مرور جديدة، صالح 10 دقائق. لا تعطه لأحد.',
  },
  signIn: {
    en: '{code} is your code to log in. It is valid for 10 minutes. Please give it to nobody.',
    de: '{code} ist Ihr Code zum Anmelden. Er gilt 10 Minuten. Bitte geben Sie ihn niemandem.',
    fr: '{code} est votre code de connexion, valable 10 minutes. Ne le donnez à personne.',
    ar: '{code} هو رمزك لتسجيل الدخول، صالح 10 دقائق. لا تعطه لأحد.',
  },
};

/** The message to an administrator who recovers through another one only (`settings.codes`). */
export const ASK_ADMINISTRATOR: Readonly<Record<Locale, string>> = {
  en: 'A new password was asked for with your number. Only another administrator can give you one.',
  de: 'Mit Ihrer Nummer wurde ein neues Passwort angefordert. Nur ein anderer Administrator kann Ihnen eines geben.',
  fr: 'Un nouveau mot de passe a été demandé avec votre numéro. Seul un autre administrateur peut vous en donner un.',
  ar: 'طُلبت كلمة مرور جديدة برقمك. لا يمكن أن يعطيك إياها إلا مدير آخر.',
};
