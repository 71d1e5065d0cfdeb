import type { session as model } from '../en/session.ts';

export const session = {
  title: 'Anmelden',
  intro: 'Mit Ihrer Telefonnummer und Ihrem Passwort.',
  phone: 'Telefon',
  password: 'Passwort',
  login: 'Anmelden',
  showPassword: 'Zeichen anzeigen',
  hidePassword: 'Zeichen verbergen',
  capsLock: 'Die Feststelltaste ist aktiv',
  wait: 'Zu viele Versuche. Sie können es in %{time} wieder versuchen.',
  unreachable: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  picture: 'Eine Brücke zwischen zwei Ufern, auf der ein Lieferwagen hinüberfährt',
} satisfies typeof model;
