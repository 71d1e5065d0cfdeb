import type { session as model } from '../en/session.ts';

export const session = {
  title: 'Connexion',
  intro: 'Avec votre numéro de téléphone et votre mot de passe.',
  phone: 'Téléphone',
  password: 'Mot de passe',
  login: 'Se connecter',
  showPassword: 'Afficher les caractères',
  hidePassword: 'Masquer les caractères',
  capsLock: 'Verrouillage des majuscules activé',
  wait: 'Trop de tentatives. Vous pourrez réessayer dans %{time}.',
  unreachable: 'Le serveur n’a pas répondu. Réessayez dans un instant.',
  picture: 'Un pont entre deux rives, qu’une camionnette traverse',
} satisfies typeof model;
