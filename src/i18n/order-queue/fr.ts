import type { ChecklistTexts, QueueTexts } from './en.ts';

export const queue: QueueTexts = {
  label: 'Commandes de la liste',
  place: '%{position} sur %{total}',
  left: 'N’est plus dans cette liste',
  end: 'Fin de cette liste',
  previous: 'Commande précédente',
  next: 'Commande suivante',
  sendOn: '%{verb}, puis suivante',
  keys: 'Touches J, K, S et I',
  keysOn:
    'Touches actives : J commande suivante, K commande précédente, S transmettre, I pièce d’identité',
  keysOff:
    'Touches inactives : J commande suivante, K commande précédente, S transmettre, I pièce d’identité',
};

export const checklist: ChecklistTexts = {
  label: 'Liste de contrôle',
  failed: 'Cette commande n’est pas complète :',
  tripUnderway:
    'Le voyage qui emporte cet envoi est déjà parti : %{trip}, %{step}. Pour le prochain voyage, attendez la fin de celui-ci.',
  tick: {
    address: 'Adresse',
    phone: 'Téléphone',
    identity: 'Pièce d’identité',
    weight: 'Poids',
    price: 'Prix',
    goods: 'Marchandises',
    tour: 'La tournée dessert la ville',
  },
  cross: {
    address: 'Adresse manquante',
    phone: 'Téléphone manquant',
    identity: 'Pièce d’identité manquante',
    weight: 'Poids manquant',
    price: 'Prix manquant',
    goods: 'Marchandises manquantes',
    tour: 'La tournée ne dessert pas la ville',
  },
};
