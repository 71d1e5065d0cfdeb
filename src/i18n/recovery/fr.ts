import type { RecoveryTexts } from './en.ts';

export const recovery: RecoveryTexts = {
  back: 'Retour',
  phone: {
    title: 'Réinitialiser le mot de passe',
    intro: 'Vous recevez un code par SMS, puis choisissez un nouveau mot de passe.',
    hasCode: 'J’ai déjà un code',
  },
  code: {
    title: 'Regardez votre téléphone',
    intro: 'Le code envoyé au %{phone} a six caractères et reste valable 10 minutes.',
    label: 'Code',
    verify: 'Vérifier',
    again: 'Envoyer un nouveau code',
    againIn: 'Vous pourrez demander un nouveau code dans %{time}',
  },
  password: {
    title: 'Nouveau mot de passe',
    password: 'Mot de passe',
    length: 'Au moins 8 caractères',
    confirm: 'Confirmer le mot de passe',
    match: 'Les deux mots de passe doivent être identiques.',
    matches: 'Les deux mots de passe sont identiques.',
    reset: 'Changer le mot de passe',
  },
};
