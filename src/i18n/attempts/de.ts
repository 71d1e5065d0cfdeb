import type { ResourceLabels } from '../resource-labels.ts';
import type { AttemptsTexts } from './en.ts';

export const attempts: AttemptsTexts = {
  title: 'Anmeldeversuche',
  note: 'Falsche Passwörter und Codes, angeforderte Codes und Sperren bleiben hier ein halbes Jahr. Adressen sind auf ihr Netz gekürzt.',
  count: '%{smart_count} Versuch |||| %{smart_count} Versuche',
  none: 'Noch keine Versuche',
  noneHint: 'Wer ein falsches Passwort eingibt oder einen Code anfordert, steht danach hier.',
  columns: { at: 'Wann', what: 'Was geschah' },
  events: {
    wrongPassword: 'Ein falsches Passwort wurde eingegeben.',
    wrongCode: {
      recovery: 'Ein falscher Code für ein neues Passwort wurde eingegeben.',
      signIn: 'Ein falscher Code für die Anmeldung wurde eingegeben.',
    },
    wrongFactor: {
      secondFactor: 'Ein falscher zweiter Faktor wurde eingegeben.',
      passkey: 'Ein Passkey, der nicht passt, wurde vorgezeigt.',
    },
    requestCode: {
      recovery: 'Ein Code für ein neues Passwort wurde angefordert.',
      signIn: 'Ein Code für die Anmeldung wurde angefordert.',
    },
    blockAttempts: {
      password: 'Diese Adresse muss nach zu vielen falschen Passwörtern warten.',
      recovery: 'Diese Adresse muss nach zu vielen Versuchen für ein neues Passwort warten.',
      signIn: 'Diese Adresse muss nach zu vielen Versuchen der Anmeldung mit Code warten.',
      secondFactor: 'Diese Adresse muss nach zu vielen falschen zweiten Faktoren warten.',
      passkey: 'Diese Adresse muss nach zu vielen Versuchen mit Passkeys warten.',
    },
  },
  nobody: 'Niemand hat diese Nummer',
  unknown: 'unbekannt',
  sameNetwork: 'Versuche von %{network} zeigen',
};

/** What people call the fields and values of an attempt to get in. */
export const attemptLabels: ResourceLabels['attempts'] = {
  name: 'Anmeldeversuch |||| Anmeldeversuche',
  fields: { kind: 'Art', way: 'Weg', user: 'Person', network: 'Von wo' },
  choices: {
    kind: {
      wrongPassword: 'Falsches Passwort',
      wrongCode: 'Falscher Code',
      wrongFactor: 'Falscher zweiter Faktor',
      requestCode: 'Code angefordert',
      blockAttempts: 'Vorübergehend gesperrt',
    },
    way: {
      password: 'Mit Passwort',
      recovery: 'Passwort vergessen',
      signIn: 'Anmeldung mit Code',
      secondFactor: 'Zweiter Faktor',
      passkey: 'Passkey',
    },
  },
};
