import type { RecoveryTexts } from './en.ts';

export const recovery: RecoveryTexts = {
  back: 'Zurück',
  phone: {
    title: 'Passwort zurücksetzen',
    intro: 'Sie erhalten einen Code per SMS und vergeben damit ein neues Passwort.',
    hasCode: 'Ich habe schon einen Code',
  },
  code: {
    title: 'Sehen Sie auf Ihr Telefon',
    intro: 'Der Code, den wir an %{phone} geschickt haben, hat sechs Zeichen und gilt 10 Minuten.',
    label: 'Code',
    verify: 'Bestätigen',
    again: 'Neuen Code senden',
    againIn: 'Einen neuen Code können Sie in %{time} anfordern',
  },
  password: {
    title: 'Neues Passwort',
    password: 'Passwort',
    length: 'Mindestens 8 Zeichen',
    confirm: 'Passwort wiederholen',
    match: 'Beide Passwörter müssen übereinstimmen.',
    matches: 'Beide Passwörter stimmen überein.',
    reset: 'Passwort ändern',
  },
};
