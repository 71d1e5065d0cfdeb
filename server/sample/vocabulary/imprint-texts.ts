import type { LegalSection } from './terms-texts.ts';

/** The imprint of the invented carrier: nobody of that name, and no such authority. */
export const IMPRINT: readonly LegalSection[] = [
  {
    de: '<h2>Angaben nach § 5 DDG</h2><p>{{company.name}}<br />Inhaberin: Salma Beispiel<br />{{company.street}}<br />{{company.zip}} {{company.city}}<br />{{company.country}}</p>',
    fr: '<h2>Informations selon le § 5 DDG</h2><p>{{company.name}}<br />Propriétaire : Salma Beispiel<br />{{company.street}}<br />{{company.zip}} {{company.city}}<br />{{company.country}}</p>',
    en: '<h2>Information under section 5 DDG</h2><p>{{company.name}}<br />Owner: Salma Beispiel<br />{{company.street}}<br />{{company.zip}} {{company.city}}<br />{{company.country}}</p>',
    ar: '<h2>البيانات وفق المادة 5 من قانون الخدمات الرقمية الألماني (DDG)</h2><p>{{company.name}}<br />المالكة: سلمى بايشبيل<br />{{company.street}}<br />{{company.zip}} {{company.city}}<br />{{company.country}}</p>',
  },
  {
    de: '<h2>Kontakt</h2><p>E-Mail: {{company.email}}<br />Telefon in Deutschland: {{company.phoneGermany}}<br />Telefon in Marokko: {{company.phoneMorocco}}</p>',
    fr: '<h2>Contact</h2><p>E-mail : {{company.email}}<br />Téléphone en Allemagne : {{company.phoneGermany}}<br />Téléphone au Maroc : {{company.phoneMorocco}}</p>',
    en: '<h2>Contact</h2><p>Email: {{company.email}}<br />Telephone in Germany: {{company.phoneGermany}}<br />Telephone in Morocco: {{company.phoneMorocco}}</p>',
    ar: '<h2>الاتصال</h2><p>البريد الإلكتروني: {{company.email}}<br />الهاتف في ألمانيا: {{company.phoneGermany}}<br />الهاتف في المغرب: {{company.phoneMorocco}}</p>',
  },
  {
    de: '<h2>Aufsicht</h2><p>Die Erlaubnis für den gewerblichen Güterkraftverkehr hat die Musterbehörde für Verkehr in {{company.city}} erteilt, die auch die Aufsicht führt.</p>',
    fr: '<h2>Autorité de surveillance</h2><p>L’autorisation de transport routier de marchandises a été délivrée par la Musterbehörde für Verkehr à {{company.city}}, qui exerce aussi la surveillance.</p>',
    en: '<h2>Supervision</h2><p>The licence for the carriage of goods by road was granted by the Musterbehörde für Verkehr in {{company.city}}, which is also the supervisory authority.</p>',
    ar: '<h2>الجهة المشرفة</h2><p>منحت هيئة Musterbehörde für Verkehr في {{company.city}} رخصة نقل البضائع بالطرق، وهي الجهة المشرفة أيضاً.</p>',
  },
  {
    de: '<h2>Verantwortlich für den Inhalt</h2><p>Salma Beispiel, Anschrift wie oben.</p>',
    fr: '<h2>Responsable du contenu</h2><p>Salma Beispiel, adresse ci-dessus.</p>',
    en: '<h2>Responsible for the content</h2><p>Salma Beispiel, address as above.</p>',
    ar: '<h2>المسؤول عن المحتوى</h2><p>سلمى بايشبيل، العنوان أعلاه.</p>',
  },
  {
    de: '<h2>Streitbeilegung für Verbraucher</h2><p>Wir sind weder bereit noch verpflichtet, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).</p>',
    fr: '<h2>Règlement des litiges de consommation</h2><p>Nous ne sommes ni disposés ni tenus à participer à une procédure devant un organe de conciliation des consommateurs (§ 36 VSBG).</p>',
    en: '<h2>Consumer disputes</h2><p>We are neither willing nor obliged to take part in proceedings before a consumer arbitration board (section 36 VSBG).</p>',
    ar: '<h2>تسوية نزاعات المستهلكين</h2><p>لسنا مستعدين ولا ملزمين بالمشاركة في إجراءات أمام هيئة تحكيم المستهلكين (المادة 36 من VSBG).</p>',
  },
];
