/** A city and its spellings on parcels. */
export type MoroccanCity = {
  readonly spellings: readonly [string, ...string[]];
  readonly arabic: string;
};

/** The twelve cities that a trip passes, in its order (specification 9). */
export const CITIES_ON_THE_WAY: readonly [MoroccanCity, ...MoroccanCity[]] = [
  { spellings: ['Tanger', 'Tangier'], arabic: 'طنجة' },
  { spellings: ['Fes', 'Fès', 'Fez'], arabic: 'فاس' },
  { spellings: ['Meknes', 'Meknès'], arabic: 'مكناس' },
  { spellings: ['Kenitra', 'Kénitra'], arabic: 'القنيطرة' },
  { spellings: ['Rabat'], arabic: 'الرباط' },
  { spellings: ['Mohammadia', 'Mohammedia'], arabic: 'المحمدية' },
  { spellings: ['Casablanca', 'Casa'], arabic: 'الدار البيضاء' },
  { spellings: ['Berrachid', 'Berrechid'], arabic: 'برشيد' },
  { spellings: ['Settat'], arabic: 'سطات' },
  { spellings: ['Marrakesh', 'Marrakech'], arabic: 'مراكش' },
  { spellings: ['Agadir'], arabic: 'أكادير' },
  { spellings: ['Taroudant', 'Taroudannt'], arabic: 'تارودانت' },
];

/** Cities off the route, which a trip serves last. */
export const OTHER_CITIES: readonly [MoroccanCity, ...MoroccanCity[]] = [
  { spellings: ['Oujda'], arabic: 'وجدة' },
  { spellings: ['Nador'], arabic: 'الناظور' },
  { spellings: ['Tétouan', 'Tetouan'], arabic: 'تطوان' },
  { spellings: ['Al Hoceima'], arabic: 'الحسيمة' },
  { spellings: ['El Jadida'], arabic: 'الجديدة' },
  { spellings: ['Béni Mellal'], arabic: 'بني ملال' },
  { spellings: ['Essaouira'], arabic: 'الصويرة' },
  { spellings: ['Khouribga'], arabic: 'خريبكة' },
];

/** Quarters and streets that many towns have, with their Arabic names. */
export const MOROCCAN_STREETS: readonly [
  readonly [latin: string, arabic: string],
  ...(readonly [string, string])[],
] = [
  ['Rue Al Massira', 'شارع المسيرة'],
  ['Hay Salam', 'حي السلام'],
  ['Avenue Hassan II', 'شارع الحسن الثاني'],
  ['Hay Riad', 'حي الرياض'],
  ['Rue Ibn Sina', 'زنقة ابن سينا'],
  ['Lotissement Al Amal', 'تجزئة الأمل'],
  ['Avenue Mohammed V', 'شارع محمد الخامس'],
  ['Rue de la Palmeraie', 'زنقة النخيل'],
  ['Hay Nahda', 'حي النهضة'],
  ['Rue des Orangers', 'زنقة البرتقال'],
  ['Quartier Administratif', 'الحي الإداري'],
  ['Derb El Kabir', 'الدرب الكبير'],
  ['Rue Atlas', 'زنقة الأطلس'],
  ['Hay Essaada', 'حي السعادة'],
];
