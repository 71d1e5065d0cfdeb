import type { LoginTexts } from './en.ts';

export const session = {
  title: 'Connexion',
  intro: 'Avec votre numéro de téléphone et votre mot de passe.',
  phone: 'Téléphone',
  password: 'Mot de passe',
  login: 'Se connecter',
  forgot: 'Mot de passe oublié ?',
  showPassword: 'Afficher les caractères',
  hidePassword: 'Masquer les caractères',
  capsLock: 'Verrouillage des majuscules activé',
  wait: 'Trop de tentatives. Vous pourrez réessayer dans %{time}.',
  unreachable: 'Le serveur n’a pas répondu. Réessayez dans un instant.',
  picture: 'Un pont entre deux rives, qu’une camionnette traverse',
} satisfies LoginTexts['session'];

export const entrance = {
  claim: 'Le pont des colis entre l’Allemagne et le Maroc',
  language: 'Langue',
  theme: 'Thème clair/sombre',
} satisfies LoginTexts['entrance'];
