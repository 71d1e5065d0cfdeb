import type { SetupTexts } from './en.ts';

export const setup: SetupTexts = {
  heading: 'Mise en route',
  intro: 'Quelques étapes avant le départ du premier colis. Chacune peut être passée.',
  progress: '%{settled} étapes sur %{all}',
  steps: {
    company: {
      title: 'Entreprise',
      why: 'Les factures indiquent le nom, l’adresse, le numéro fiscal et le compte bancaire.',
      way: 'Saisir l’entreprise',
    },
    prices: {
      title: 'Prix',
      why: 'Avec une liste de prix, le prix d’une commande est proposé d’après son poids.',
      way: 'Ajouter un prix',
    },
    tour: {
      title: 'Tournée',
      why: 'Une tournée dit dans quelles villes et quand vous passez ; les clients s’y inscrivent.',
      way: 'Ajouter une tournée',
    },
    customer: {
      title: 'Client',
      why: 'Une commande appartient à un client. Un tableau en apporte beaucoup à la fois.',
      way: 'Ajouter un client',
    },
    order: {
      title: 'Commande',
      why: 'Ce qui part, de qui et pour qui : tout le reste en découle.',
      way: 'Ajouter une commande',
    },
    invoice: {
      title: 'Facture',
      why: 'Une fois la commande vérifiée, sa facture reçoit un numéro et est établie.',
      way: 'Voir la commande',
    },
    colleague: {
      title: 'Collègue',
      why: 'Chacun se connecte avec son propre compte : on voit ainsi qui a fait quoi.',
      way: 'Ajouter un collègue',
    },
  },
  done: 'Fait',
  open: 'À faire',
  isSkipped: 'Passée',
  skip: 'Passer',
  skipNamed: 'Passer : %{step}',
  unskip: 'Reprendre',
  unskipNamed: 'Reprendre : %{step}',
  end: 'Ranger la liste',
  resume: 'Montrer dans l’aperçu',
  where: 'Vous la retrouverez sous « %{page} ».',
  finished: 'Tout est prêt. Bonne route !',
  noSetup: 'Il n’y a rien à préparer ici.',
  empty: {
    title: 'Pas encore de commande',
    text: 'Dès qu’il y en aura une, cette page dira ce qui est à faire et ce qui est en route.',
    way: 'Ajouter une commande',
  },
};
