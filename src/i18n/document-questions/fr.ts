import type { DocumentQuestionsTexts } from './en.ts';

export const editor: DocumentQuestionsTexts = {
  missing: {
    text: 'Cette commande n’existe pas ou a été supprimée. Son adresse est peut-être fausse.',
  },
  numberComes: 'Le numéro est attribué quand la facture est établie.',
  scope: {
    title: 'Corriger le client ?',
    text: 'Vous avez modifié ce que ce document dit de %{name} (%{code}).',
    document: 'Seulement sur ce document',
    customer: 'Le client %{code}, dans toutes ses commandes',
    go: 'Continuer',
  },
  send: {
    draftTitle: 'Envoyer ce brouillon ?',
    issueFirst: 'Établir et envoyer',
    issueTitle: 'Établir et envoyer cette facture ?',
    draft:
      'Cette facture n’est pas établie : elle n’a pas de numéro et le fichier porte le nom d’un brouillon. Pour envoyer la facture elle-même, établissez-la d’abord.',
    title: 'Envoyer ce document ?',
    text: '%{name} (%{code}, %{phone}) le reçoit dans le chat. C’est définitif.',
  },
  customs: {
    printing: { title: 'Imprimer cette déclaration ?', anyway: 'Imprimer quand même' },
    sending: { title: 'Envoyer cette déclaration à %{name} ?', anyway: 'Envoyer quand même' },
    intro: 'La douane pourrait la refuser :',
    line: 'Ligne %{line} : %{reason}',
    overLimit: 'Les marchandises valent %{sum} ; dans ce sens, %{limit} peuvent être déclarés.',
    back: 'Retour au formulaire',
    overWeight: 'Les marchandises pèsent %{weight} net, les colis seulement %{parcels}.',
    sale: 'Des marchandises destinées à la vente exigent une facture. Cette déclaration est pour les particuliers.',
    unitValue: 'les pièces valent ensemble %{sum}, et non ce que dit la ligne.',
    netWeight: 'Poids net : %{weight}',
    dutyFree: {
      A: 'Plus que les %{dirhams} (environ %{limit}) jusqu’auxquels les cadeaux entrent au Maroc en franchise. Source : %{source}',
      B: 'Plus que les %{limit} jusqu’auxquels les cadeaux entre particuliers entrent dans l’UE en franchise. Source : %{source}',
    },
    facts: 'Autres précisions, ligne %{number}',
    found: 'Marchandises trouvées',
    proposed: 'Proposé d’après le voyage « %{trip} »',
    notStored:
      'Les numéros de pièces d’identité ne restent pas dans les brouillons. Chaque modification est notée, sans sa valeur.',
  },
  tax: {
    off: 'Ligne %{number} : transport exonéré. Y appliquer la TVA à %{percent}',
    on: 'Ligne %{number} : TVA à %{percent}. En faire un transport exonéré',
    reverse:
      'Autoliquidation : %{vatId} est une entreprise à l’étranger et redevable elle-même de la TVA. Les lignes au taux normal n’en portent pas. Ce que deviennent leurs montants est demandé près du total.',
    charged:
      '%{percent} de TVA sont facturés à une entreprise à l’étranger, alors qu’elle est imposée là-bas. Une TVA indiquée à tort est due (§ 14c UStG).',
    chargedUnasked:
      '%{percent} de TVA sont facturés à un destinataire à l’étranger. S’il s’agit d’une entreprise, les prestations y sont imposées, et une TVA indiquée à tort est due (§ 14c UStG).',
    transport:
      'Qui n’expédie ni ne reçoit les marchandises paie la TVA sur leur transport (le § 4 n° 3 UStG ne s’applique pas).',
    reasonHint: {
      reverse: 'Vide : aucune TVA allemande n’est facturée',
      outside: 'Vide : aucune TVA allemande n’est facturée',
      undecided: 'Vide : la réponse ci-dessus décide si la TVA est facturée',
      vatId: 'Vide : sans numéro de TVA, une facture à lignes au taux normal n’est pas établie',
    },
    numberHint:
      'Sans numéro de TVA de l’UE : le numéro fiscal de l’entreprise sur place, par exemple CHE… ou ICE',
    owed: 'Ligne %{number} : le destinataire de la facture est redevable de la TVA',
    always:
      'Ligne %{number} : TVA à %{percent}, car le destinataire de la facture n’expédie ni ne reçoit les marchandises',
    outside:
      'Non imposable en Allemagne : les prestations à une entreprise d’un pays tiers y sont imposées (§ 3a al. 2 UStG). Aucune ligne ne porte de TVA allemande. Un certificat de son administration fiscale atteste qu’il s’agit d’une entreprise.',
    outsideGoods:
      '%{lines} : les marchandises livrées en Allemagne, comme l’emballage, y sont imposées. Veuillez les facturer dans une commande à part, avec un motif pour facturer la TVA. Les prestations restent ici sans TVA.',
    undecided:
      'Le destinataire de la facture est à l’étranger. Pour une entreprise, aucune TVA n’est due ici sur les prestations ; pour un particulier, %{percent} sont facturés. Veuillez l’indiquer ci-dessus.',
    vatId:
      'Une entreprise d’un autre pays de l’UE est redevable elle-même de la TVA si son numéro de TVA figure sur la facture. Sans numéro, il faut un motif pour facturer %{percent}.',
    private:
      '%{percent} sont facturés à un particulier à l’étranger sur les lignes au taux normal.',
    recipient:
      'Le destinataire au Maroc est considéré comme un particulier : les lignes au taux normal portent %{percent}. Veuillez saisir une entreprise comme « Un tiers ».',
    notTaxable: 'Ligne %{number} : non imposable en Allemagne',
    basis: {
      net: '%{lines} : aucune TVA n’est facturée. Le montant saisi est de %{typed}, et les prix saisis ici comprennent %{percent}. Quel prix a été convenu ?',
      gross:
        '%{lines} : %{percent} sont désormais facturés. Le montant saisi est de %{typed} hors TVA. Quel prix a été convenu ?',
      less: 'Facturer %{other} : la TVA est déduite',
      more: 'Facturer %{other} : la TVA s’ajoute',
      keepNet: 'Facturer %{typed} : c’est le prix hors TVA',
      keepGross: 'Facturer %{typed} : la TVA est comprise',
      lines: 'Ligne %{numbers} |||| Lignes %{numbers}',
      title: 'Prix avec ou sans TVA',
    },
    sums: 'TVA',
    net: 'Net, TVA à %{percent}',
    vat: 'TVA %{percent}',
    free: 'Exonéré',
  },
  weights: {
    differ: 'Les poids de cette commande ne concordent pas.',
    net: 'La déclaration indique %{weight} net, plus que le poids brut indiqué ici.',
    at: {
      lines: 'Lignes de la facture : %{weight}',
      order: 'Commande : %{weight}',
      parcels: 'Colis et étiquettes : %{weight}',
    },
    take: 'Reprendre %{weight} partout',
    several: 'Plusieurs lignes ou colis se partagent le poids. Corrigez-le là où il est saisi.',
  },
};
