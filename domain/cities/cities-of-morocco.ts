import { fold } from '../fold.ts';
import { CITY_ORDER, cityRank } from './city-order.ts';

/**
 * Cities and towns of Morocco in their usual spellings, including those of the route
 * (`CITY_ORDER`). The first spelling of each is the one that lists, documents and exports use.
 */
const SPELLINGS = `
  Tanger, Tangier, Tanja, طنجة
  Fes, Fez, فاس
  Meknes, Mknes, مكناس
  Kenitra, القنيطرة, قنيطرة
  Rabat, الرباط
  Mohammadia, Mohammedia, المحمدية
  Casablanca, Casa, الدار البيضاء, دار البيضاء, كازا
  Berrachid, Berrechid, برشيد
  Settat, سطات
  Marrakesh, Marrakech, مراكش
  Agadir, أكادير, أغادير
  Taroudant, Taroudannt, تارودانت
  Ahfir, أحفير
  Ain Taoujdate, عين تاوجطات
  Ait Melloul, آيت ملول
  Al Hoceima, Hoceima, Houceima, الحسيمة
  Asilah, أصيلة
  Azemmour, أزمور
  Azilal, أزيلال
  Azrou, أزرو
  Beni Mellal, بني ملال
  Benguerir, Ben Guerir, بن جرير
  Benslimane, Ben Slimane, بنسليمان, بن سليمان
  Berkane, بركان
  Biougra, بيوكرى
  Bouarfa, بوعرفة
  Boujdour, بوجدور
  Bouskoura, بوسكورة
  Bouznika, بوزنيقة
  Chefchaouen, Chaouen, شفشاون
  Dakhla, الداخلة
  Demnate, دمنات
  Driouch, الدريوش
  El Hajeb, الحاجب
  El Jadida, Jadida, الجديدة
  El Kelaa des Sraghna, Kelaa des Sraghna, قلعة السراغنة
  Errachidia, Rachidia, الرشيدية
  Erfoud, أرفود
  Essaouira, الصويرة
  Figuig, فجيج, فكيك
  Fnideq, الفنيدق
  Fquih Ben Salah, الفقيه بن صالح
  Goulmima, كلميمة
  Guelmim, كلميم
  Guercif, جرسيف
  Ifrane, إفران
  Imzouren, إمزورن
  Inezgane, إنزكان
  Jerada, جرادة
  Kasba Tadla, قصبة تادلة
  Khemisset, الخميسات
  Khenifra, خنيفرة
  Khouribga, خريبكة
  Ksar El Kebir, القصر الكبير
  Laayoune, العيون
  Larache, العرائش
  Martil, مرتيل
  Mdiq, M'diq, المضيق
  Mechra Bel Ksiri, مشرع بلقصيري
  Midelt, ميدلت
  Missour, ميسور
  Nador, Nadour, الناظور, الناضور
  Nouaceur, النواصر
  Ouarzazate, ورزازات
  Ouazzane, وزان
  Oued Zem, وادي زم
  Oujda, وجدة
  Oulad Teima, أولاد تايمة
  Rissani, الريصاني
  Safi, Asfi, آسفي
  Saidia, السعيدية
  Sale, سلا
  Sefrou, صفرو
  Sidi Bennour, سيدي بنور
  Sidi Ifni, سيدي إفني
  Sidi Kacem, سيدي قاسم
  Sidi Slimane, سيدي سليمان
  Sidi Yahya El Gharb, سيدي يحيى الغرب
  Skhirat, الصخيرات
  Smara, Es Semara, السمارة
  Souk El Arbaa, سوق الأربعاء
  Tafraout, تافراوت
  Taliouine, تاليوين
  Tan Tan, طانطان
  Taounate, تاونات
  Taourirt, تاوريرت
  Tata, طاطا
  Taza, تازة
  Temara, تمارة
  Tetouan, تطوان
  Tiflet, تيفلت
  Tinghir, تنغير
  Tiznit, تزنيت
  Youssoufia, اليوسفية
  Zagora, زاكورة
  Zaio, زايو
`;

/**
 * Terms in an address that describe a place inside a city, in the languages in which addresses are
 * written.
 */
const WHERE_IN_A_CITY = `
  rue av ave avenue bd bld blvd boulevard place route rte km hay hai quartier lot lots lotissement
  residence res imm immeuble apt appt appartement etage villa bloc block n no numero derb douar cite
  zankat zanqat zenkat charia sahat riad zone strasse str weg street road tel
  زنقة شارع حي رقم إقامة عمارة العمارة طابق الطابق تجزئة بلوك درب دوار ساحة طريق شقة الشقة ممر فيلا الهاتف هاتف
`;

/** Terms after which a city name belongs to a street: Route de Fes. */
const JOINING = 'de du des d la le el al of to von nach إلى';

/**
 * A name without what is often left out or written differently: accents, hyphens, dots,
 * apostrophes.
 */
const plain = (text: string): string =>
  fold(text)
    .replace(/[-'’.°º:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const setOf = (list: string, separator: RegExp): ReadonlySet<string> =>
  new Set(list.split(separator).map(plain).filter(Boolean));

const WHERE = setOf(WHERE_IN_A_CITY, /\s+/);
const JOINED = setOf(JOINING, /\s+/);

const NAMES: ReadonlyMap<string, string> = new Map(
  SPELLINGS.trim()
    .split('\n')
    .flatMap((line) => {
      const spellings = line.split(',').map((spelling) => spelling.trim());
      return spellings.map((spelling) => [plain(spelling), spellings[0] ?? spelling] as const);
    }),
);

/** Whether a text is the name of a city of Morocco in a usual spelling, and nothing else. */
export const isCityName = (text: string): boolean => NAMES.has(plain(text));

/**
 * Whether a part of an address is a place inside a city: it has a number, or a term such as Rue or
 * حي.
 */
export const isWithinCity = (text: string): boolean =>
  /\d/.test(text) ||
  plain(text)
    .split(' ')
    .some((word) => WHERE.has(word));

/**
 * Whether the text after a term belongs to it, as in the name of a street: Route de Fes, Rue
 * Tanger.
 */
export const isNamedByNext = (word: string): boolean =>
  JOINED.has(plain(word)) || WHERE.has(plain(word));

/** The city of the route that a part of an address begins with, unless the part names a street. */
const cityOfTheWay = (text: string): string | undefined =>
  !isWithinCity(text) && text.split(/\s+/).length <= 2 ? CITY_ORDER[cityRank(text)] : undefined;

/**
 * Whether a part of an address is a city: a usual name, or one that begins like a city of the
 * route.
 */
export const isCity = (text: string): boolean =>
  isCityName(text) || cityOfTheWay(text) !== undefined;

/** A city of Morocco in its one standard spelling; an unknown name is returned unchanged. */
export const cityNameOf = (text: string): string =>
  NAMES.get(plain(text)) ?? cityOfTheWay(text) ?? text;
