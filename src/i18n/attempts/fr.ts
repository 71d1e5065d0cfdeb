import type { ResourceLabels } from '../resource-labels.ts';
import type { AttemptsTexts } from './en.ts';

export const attempts: AttemptsTexts = {
  title: 'Tentatives de connexion',
  note: 'Les mots de passe et codes erronés, les codes demandés et les blocages restent ici six mois. Les adresses sont réduites à leur réseau.',
  count: '%{smart_count} tentative |||| %{smart_count} tentatives',
  none: 'Aucune tentative pour l’instant',
  noneHint: 'Quiconque saisit un mot de passe erroné ou demande un code apparaît ici.',
  columns: { at: 'Quand', what: 'Ce qui s’est passé' },
  events: {
    wrongPassword: 'Un mot de passe erroné a été saisi.',
    wrongCode: {
      recovery: 'Un code erroné pour un nouveau mot de passe a été saisi.',
      signIn: 'Un code de connexion erroné a été saisi.',
    },
    wrongFactor: {
      secondFactor: 'Un second facteur erroné a été donné.',
      passkey: 'Une clé d’accès qui ne convient pas a été présentée.',
    },
    requestCode: {
      recovery: 'Un code pour un nouveau mot de passe a été demandé.',
      signIn: 'Un code de connexion a été demandé.',
    },
    blockAttempts: {
      password: 'Cette adresse doit attendre après trop de mots de passe erronés.',
      recovery:
        'Cette adresse doit attendre après trop de tentatives pour un nouveau mot de passe.',
      signIn: 'Cette adresse doit attendre après trop de tentatives de connexion par code.',
      secondFactor: 'Cette adresse doit attendre après trop de seconds facteurs erronés.',
      passkey: 'Cette adresse doit attendre après trop de tentatives avec des clés d’accès.',
    },
  },
  nobody: 'Personne n’a ce numéro',
  unknown: 'inconnu',
  sameNetwork: 'Afficher les tentatives depuis %{network}',
};

/** What people call the fields and values of an attempt to get in. */
export const attemptLabels: ResourceLabels['attempts'] = {
  name: 'Tentative de connexion |||| Tentatives de connexion',
  fields: { kind: 'Type', way: 'Moyen', user: 'Personne', network: 'D’où' },
  choices: {
    kind: {
      wrongPassword: 'Mot de passe erroné',
      wrongCode: 'Code erroné',
      wrongFactor: 'Second facteur erroné',
      requestCode: 'Code demandé',
      blockAttempts: 'Bloqué un moment',
    },
    way: {
      password: 'Par mot de passe',
      recovery: 'Mot de passe oublié',
      signIn: 'Connexion par code',
      secondFactor: 'Second facteur',
      passkey: 'Clé d’accès',
    },
  },
};
