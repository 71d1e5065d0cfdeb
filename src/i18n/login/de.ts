import type { LoginTexts } from './en.ts';

export const session = {
  title: 'Anmelden',
  intro: 'Mit Ihrer Telefonnummer und Ihrem Passwort.',
  phone: 'Telefon',
  password: 'Passwort',
  login: 'Anmelden',
  forgot: 'Passwort vergessen?',
  showPassword: 'Zeichen anzeigen',
  hidePassword: 'Zeichen verbergen',
  capsLock: 'Die Feststelltaste ist aktiv',
  wait: 'Zu viele Versuche. Sie können es in %{time} wieder versuchen.',
  unreachable: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  picture: 'Eine Brücke zwischen zwei Ufern, auf der ein Lieferwagen hinüberfährt',
} satisfies LoginTexts['session'];

export const entrance = {
  claim: 'Die Brücke für Pakete zwischen Deutschland und Marokko',
  language: 'Sprache',
  theme: 'Zwischen hell und dunkel wechseln',
} satisfies LoginTexts['entrance'];
