import type { BulkParcelsTexts } from './en.ts';

export const bulkParcels: BulkParcelsTexts = {
  question:
    'Quel est l’état des colis de cette commande ? |||| Quel est l’état des colis de ces %{smart_count} commandes ?',
  changed: '%{smart_count} colis modifié |||| %{smart_count} colis modifiés',
  stay: '%{smart_count} colis reste tel quel |||| %{smart_count} colis restent tels quels',
  why: '« %{from} » ne peut pas devenir « %{to} »',
  more: 'et %{smart_count} autre |||| et %{smart_count} autres',
  takenBack: 'Les colis sont de nouveau comme avant',
  changedSince:
    '%{smart_count} colis a été modifié depuis et reste tel quel |||| %{smart_count} colis ont été modifiés depuis et restent tels quels',
};
