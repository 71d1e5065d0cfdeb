import type { OwnSentence } from '../errors.ts';

/** Why something that was done cannot be undone, in a sentence for whoever would undo it. */
export const UNDO_HINDRANCES = {
  undone: {
    en: 'This has been undone already.',
    de: 'Das ist schon rückgängig gemacht worden.',
    fr: 'Cette action a déjà été annulée.',
    ar: 'تم التراجع عن هذا من قبل.',
  },
  changedSince: {
    en: 'The value has been changed again since then.',
    de: 'Der Wert ist seitdem wieder geändert worden.',
    fr: 'La valeur a été modifiée depuis.',
    ar: 'تغيّرت القيمة بعد ذلك.',
  },
  deleted: {
    en: 'The record has been deleted since then.',
    de: 'Der Datensatz ist seitdem gelöscht worden.',
    fr: 'L’enregistrement a été supprimé depuis.',
    ar: 'حُذف السجل بعد ذلك.',
  },
  notStored: {
    en: 'The former value is not stored.',
    de: 'Der frühere Wert ist nicht gespeichert.',
    fr: 'L’ancienne valeur n’est pas conservée.',
    ar: 'القيمة السابقة غير محفوظة.',
  },
  fileRemoved: {
    en: 'The former file has been removed.',
    de: 'Die frühere Datei ist entfernt worden.',
    fr: 'L’ancien fichier a été supprimé.',
    ar: 'حُذف الملف السابق.',
  },
  lasting: {
    en: 'What this records has happened and stays.',
    de: 'Was hier festgehalten ist, ist geschehen und bleibt.',
    fr: 'Ce qui est noté ici a eu lieu et reste.',
    ar: 'ما سُجّل هنا قد حدث ويبقى.',
  },
  noWayBack: {
    en: 'There is no way back from this.',
    de: 'Von hier führt kein Weg zurück.',
    fr: 'Il n’y a pas de retour possible.',
    ar: 'لا يمكن الرجوع عن هذا.',
  },
  denied: {
    en: 'You may not change this.',
    de: 'Sie dürfen das nicht ändern.',
    fr: 'Vous n’avez pas le droit de modifier cela.',
    ar: 'لا يحق لك تغيير هذا.',
  },
  invoiced: {
    en: 'An invoice has been issued since then; cancel it first.',
    de: 'Seitdem ist eine Rechnung ausgestellt worden; stornieren Sie zuerst diese.',
    fr: 'Une facture a été établie depuis ; annulez-la d’abord.',
    ar: 'صدرت فاتورة بعد ذلك، ألغها أولا.',
  },
  notified: {
    en: 'The customer has been notified since then.',
    de: 'Der Kunde ist seitdem benachrichtigt worden.',
    fr: 'Le client a été informé depuis.',
    ar: 'أُبلغ العميل بعد ذلك.',
  },
} as const satisfies Readonly<Record<string, OwnSentence>>;

export type UndoHindrance = keyof typeof UNDO_HINDRANCES;
