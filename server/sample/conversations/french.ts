import { COMMA_NUMBERS, dayIn, type Script } from './script.ts';

/** Lines in French. Nobody has ever written them. */
export const french: Script = {
  ...COMMA_NUMBERS,
  parcels: (count) => (count === 1 ? 'un colis' : `${count} colis`),
  day: dayIn('fr'),
  topics: {
    date: [
      [
        'C: Bonjour, c’est quand le prochain départ pour {city} ?',
        'S: Bonjour {first}, le prochain départ est le {date}. Comptez cinq jours jusqu’à {city}.',
        'C: Parfait. Je peux déposer jusqu’à quand ?',
        'S: Jusqu’à deux jours avant, du lundi au samedi, de 9 h à 18 h.',
        'C: Merci beaucoup.',
      ],
      [
        'C: Salam, le départ du {date} est maintenu ?',
        'S: Oui, il reste de la place.',
        '[C gif ok]',
      ],
      [
        'C: Bonsoir, vous partez encore avant l’Aïd ?',
        'S: Bonsoir ! Oui, le {date}.',
        'C: Je prends ce départ alors.',
      ],
    ],
    price: [
      [
        'C: C’est combien le kilo pour {city} ?',
        'S: À partir de 1,80 € le kilo pour les vêtements, 2,10 € pour les appareils de cuisine.',
        'C: Et pour une machine à laver ?',
        'S: C’est un forfait, envoyez-nous une photo et les dimensions.',
        'C: D’accord, je mesure ce soir.',
      ],
      [
        'C: Vous faites un prix pour plus de 50 kg ?',
        'S: Oui, on le voit au moment de la pesée.',
        'C: Super, merci.',
      ],
    ],
    allowed: [
      [
        'C: Est-ce que je peux mettre du chocolat et du café ?',
        'S: Oui, en quantité normale pour une famille.',
        'C: Et du parfum ?',
        'S: Non, désolé, les parfums sont interdits dans le camion.',
        'C: Pas de souci.',
      ],
      [
        'C: Un vélo d’enfant, ça passe ?',
        'S: Oui, avec le guidon tourné et les roues protégées.',
        '[C bag]',
        'C: Comme ça ?',
        'S: Très bien.',
      ],
    ],
    announce: [
      [
        'C: Je passe demain avec {parcels} pour {recipient} à {city}.',
        'S: Très bien, votre numéro est {code}. Écrivez-le en grand sur chaque colis.',
        'C: C’est noté.',
      ],
      [
        'C: Bonjour, je voudrais envoyer {parcels} à {city}.',
        'S: Bonjour, c’est enregistré sous {code}. Qui reçoit sur place ?',
        'C: {recipient}, c’est ma famille.',
        'S: Parfait, à samedi.',
      ],
      [
        '[C boxes]',
        'C: Voilà les colis, {parcels} cette fois.',
        'S: Merci, bien emballés ! Numéro {code}.',
      ],
    ],
    address: [
      [
        'S: Bonjour {first}, il nous manque l’adresse exacte à {city} pour {code}.',
        'C: {address}',
        'S: Merci. Un repère à côté ?',
        'C: En face de la pharmacie, tout le monde connaît.',
        'N: Repère : en face de la pharmacie. Auf dem Lieferschein vermerkt.',
      ],
      [
        'C: L’adresse a changé, c’est maintenant : {address}',
        'S: C’est corrigé pour {code}.',
        'C: Merci 🙏',
      ],
      [
        'C: Vous êtes où exactement à Brême ?',
        'S: Musterweg 12, 28195 Bremen, entrée par la cour.',
        '[S link https://jisr.example/plan]',
        'C: Merci, j’arrive.',
      ],
    ],
    photo: [
      [
        'C: Vous pouvez m’envoyer une photo de mes colis ?',
        'S: Bien sûr.',
        '[S scale]',
        'C: Merci, c’est rassurant.',
      ],
      [
        '[C bag]',
        'C: Ce sac est assez solide ?',
        'S: Oui, mais ajoutez du ruban adhésif en haut.',
        'C: D’accord.',
      ],
    ],
    weight: [
      [
        'C: Alors, ça pèse combien ?',
        '[S scale]',
        'S: {kilos} au total pour {parcels}.',
        'C: Ah oui quand même 😅',
      ],
      [
        'S: Bonjour {first}, {code} est pesé : {kilos}, soit {price}.',
        'C: Très bien, je paie demain.',
      ],
    ],
    invoice: [
      [
        'C: Je peux avoir la facture s’il vous plaît ?',
        '[S pdf]',
        'S: La voici, {price}.',
        'C: Bien reçue, merci.',
      ],
      ['S: Voici la facture pour {code}.', '[S pdf]', 'C: Merci beaucoup.'],
    ],
    payment: [
      [
        'C: J’ai fait le virement de {price} hier.',
        'S: Nous l’avons reçu, merci {first}.',
        'N: Bezahlt, Kontoauszug geprüft.',
      ],
      ['C: Mon frère peut payer à {city} ?', 'S: Oui, en dirhams, à la livraison.', 'C: Parfait.'],
    ],
    road: [
      [
        'C: Le camion est où maintenant ?',
        'S: Il a passé le bateau ce matin. À {city} dans deux jours, si la douane va vite.',
        'C: Inchallah. Le chauffeur appelle avant ?',
        'S: Oui, une heure avant.',
      ],
      [
        'C: Du nouveau pour {code} ?',
        'S: Vos colis sont chargés et en route.',
        '[S gif onTheWay]',
        'C: Merci !',
      ],
    ],
    voice: [
      ['[C voice]', 'S: Bien compris, on prévient {recipient}.', 'C: Merci infiniment.'],
      ['C: Je conduis, je vous fais un vocal.', '[C voice]', '[S voice]', 'C: Parfait, merci.'],
    ],
    arrived: [
      [
        'C: Tout est bien arrivé, merci à toute l’équipe !',
        '[C gif thanks]',
        'S: Merci à vous, {first}. À bientôt !',
      ],
      ['C: Ma mère a reçu les colis ce matin, elle est très contente ❤️', '[S gif celebrate]'],
    ],
    back: [
      [
        'C: Ma tante peut vous donner {parcels} à {city} pour le retour ?',
        'S: Oui, le numéro est {code}. On passe la semaine prochaine.',
        'C: C’est de l’huile d’olive et des épices.',
        'S: Pas plus de dix litres d’huile, dans des bidons bien fermés.',
        'C: Entendu.',
      ],
      [
        'C: Les affaires de {city} arrivent quand à Brême ?',
        'S: Environ une semaine après le ramassage. Nous vous écrivons.',
      ],
    ],
    link: [
      [
        'C: Il y a une liste des objets interdits ?',
        '[S link https://jisr.example/interdits]',
        'C: Merci. Voici ma liste :',
        '[C list]',
        'S: Tout est autorisé.',
      ],
    ],
    unanswered: [
      ['C: Une dernière question : je peux ajouter un petit carton ?'],
      ['C: Bonjour, personne n’a encore appelé à {city}, c’est normal ?'],
      ['[C bag]', 'C: J’ai encore ce sac, vous le prenez ?'],
      ['[C voice]', 'C: Désolé pour le bruit, je suis dans la rue.'],
      ['C: Vous êtes ouverts samedi ?', 'C: Je viens de Hambourg, je préfère demander.'],
    ],
  },
};
