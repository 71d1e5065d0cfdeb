/** The fixed texts of the declaration, in German and French (specification 2.8). */
export const DECLARATION_WORDS = {
  title: {
    de: 'Zollinhaltserklärung',
    fr: 'Déclaration de contenu pour la douane',
    es: 'Declaración de contenido para la aduana',
    ar: 'تصريح جمركي بالمحتوى',
  },
  customer: { de: 'Kunden-Nr.', fr: 'N° client', es: 'N.º de cliente', ar: 'رقم الزبون' },
  order: { de: 'Auftrag-Nr.', fr: 'N° commande', es: 'N.º de pedido', ar: 'رقم الطلب' },
  date: { de: 'Datum', fr: 'Date', es: 'Fecha', ar: 'التاريخ' },
  sender: { de: 'Absender', fr: 'Expéditeur', es: 'Remitente', ar: 'المرسل' },
  recipient: { de: 'Empfänger', fr: 'Destinataire', es: 'Destinatario', ar: 'المرسل إليه' },
  name: { de: 'Vor- und Nachname', fr: 'Nom', es: 'Nombre', ar: 'الاسم' },
  phone: { de: 'Telefon-Nr.', fr: 'Tél.', es: 'Tel.', ar: 'الهاتف' },
  address: { de: 'Anschrift', fr: 'Adresse', es: 'Dirección', ar: 'العنوان' },
  city: { de: 'Stadt', fr: 'Ville', es: 'Ciudad', ar: 'المدينة' },
  country: { de: 'Land', fr: 'Pays', es: 'País', ar: 'البلد' },
  article: { de: 'Artikelbezeichnung', fr: 'Désignation', es: 'Designación', ar: 'بيان البضاعة' },
  count: { de: 'Anzahl', fr: 'Quantité', es: 'Cantidad', ar: 'العدد' },
  lineWeight: { de: 'Gewicht in kg', fr: 'Poids', es: 'Peso', ar: 'الوزن' },
  value: { de: 'Wert', fr: 'Valeur', es: 'Valor', ar: 'القيمة' },
  total: { de: 'Gesamtwert', fr: 'Valeur totale', es: 'Valor total', ar: 'القيمة الإجمالية' },
  packages: {
    de: 'Anzahl der Pakete',
    fr: 'Nombre de colis',
    es: 'N.º de bultos',
    ar: 'عدد الطرود',
  },
  weight: { de: 'Gesamtgewicht', fr: 'Poids total', es: 'Peso total', ar: 'الوزن الإجمالي' },
  carriedTo: { de: 'Übertrag', fr: 'À reporter', es: 'Suma y sigue', ar: 'المجموع المنقول' },
  carriedFrom: { de: 'Übertrag', fr: 'Report', es: 'Suma anterior', ar: 'المجموع السابق' },
  statements: {
    de: 'Der Absender erklärt:',
    fr: 'L’expéditeur déclare :',
  },
  terms: (number: number, from: string) => ({
    de: `Maßgeblich sind die AGB, Fassung ${number} vom ${from}.`,
    fr: `Conditions applicables : version ${number} du ${from}.`,
  }),
  place: { de: 'Ort, Datum', fr: 'Lieu, date', es: 'Lugar, fecha', ar: 'المكان والتاريخ' },
  signature: {
    de: 'Unterschrift des Absenders',
    fr: 'Signature de l’expéditeur',
    es: 'Firma del remitente',
    ar: 'توقيع المرسل',
  },
} as const;

/** What customs requires besides (CN 23): its captions, and the labels of its values. */
export const CUSTOMS_WORDS = {
  category: {
    de: 'Art der Sendung',
    fr: 'Nature de l’envoi',
    es: 'Tipo de envío',
    ar: 'طبيعة الإرسالية',
  },
  categories: {
    gift: { de: 'Geschenk', fr: 'Cadeau', es: 'Regalo', ar: 'هدية' },
    personalEffects: {
      de: 'Persönliche Gegenstände',
      fr: 'Effets personnels',
      es: 'Efectos personales',
      ar: 'أمتعة شخصية',
    },
    return: { de: 'Rücksendung', fr: 'Retour', es: 'Devolución', ar: 'إرجاع' },
    sale: { de: 'Verkauf', fr: 'Vente', es: 'Venta', ar: 'بيع' },
  },
  id: {
    de: 'Ausweis des Absenders',
    fr: 'Pièce d’identité de l’expéditeur',
    es: 'Documento del remitente',
    ar: 'وثيقة هوية المرسل',
  },
  idKind: {
    identityCard: {
      de: 'Personalausweis',
      fr: 'Carte d’identité',
      es: 'Documento de identidad',
      ar: 'بطاقة تعريف',
    },
    passport: { de: 'Reisepass', fr: 'Passeport', es: 'Pasaporte', ar: 'جواز سفر' },
    residencePermit: {
      de: 'Aufenthaltstitel',
      fr: 'Titre de séjour',
      es: 'Permiso de residencia',
      ar: 'تصريح إقامة',
    },
  },
  cin: {
    de: 'CIN des Empfängers',
    fr: 'CIN du destinataire',
    es: 'CIN del destinatario',
    ar: 'بطاقة تعريف المرسل إليه',
  },
  vehicle: { de: 'Fahrzeug', fr: 'Véhicule', es: 'Vehículo', ar: 'المركبة' },
  passage: {
    de: 'Tag der Überfahrt',
    fr: 'Jour du passage',
    es: 'Día del paso',
    ar: 'يوم العبور',
  },
  condition: {
    new: { de: 'neu', fr: 'neuf', es: 'nuevo', ar: 'جديد' },
    used: { de: 'gebraucht', fr: 'usagé', es: 'usado', ar: 'مستعمل' },
  },
  origin: { de: 'Ursprung', fr: 'Origine', es: 'Origen', ar: 'المنشأ' },
  unitValue: { de: 'Einzelwert', fr: 'Valeur unitaire', es: 'Valor unitario', ar: 'قيمة القطعة' },
  netWeight: { de: 'Nettogewicht', fr: 'Poids net', es: 'Peso neto', ar: 'الوزن الصافي' },
  marks: {
    de: 'Pakete: Nummer, Zeichen, Gewicht',
    fr: 'Colis : numéro, marque, poids',
    es: 'Bultos: número, marca, peso',
    ar: 'الطرود: الرقم والعلامة والوزن',
  },
} as const;
