/** A section of a legal page in the four languages, as HTML. */
export type LegalSection = Readonly<Record<'de' | 'fr' | 'en' | 'ar', string>>;

const SCOPE: LegalSection = {
  de: '<h2>1. Geltung</h2><p>Diese Bedingungen gelten für alle Aufträge, mit denen {{company.name}}, {{company.address}}, Pakete zwischen Deutschland und Marokko befördert. Für einen Auftrag gilt die Fassung, auf die wir bei seiner Erteilung hingewiesen haben. Eine spätere Fassung ändert bestehende Aufträge nicht.</p>',
  fr: '<h2>1. Champ d’application</h2><p>Ces conditions s’appliquent à tous les ordres par lesquels {{company.name}}, {{company.address}}, transporte des colis entre l’Allemagne et le Maroc. Un ordre suit la version signalée au moment où il est passé. Une version plus récente ne change pas les ordres déjà passés.</p>',
  en: '<h2>1. Scope</h2><p>These terms apply to all orders by which {{company.name}}, {{company.address}}, carries parcels between Germany and Morocco. An order follows the version that we pointed out when it was placed. A later version does not change orders that exist already.</p>',
  ar: '<h2>1. نطاق التطبيق</h2><p>تسري هذه الشروط على جميع الطلبات التي تنقل بموجبها {{company.name}}، {{company.address}}، الطرود بين ألمانيا والمغرب. يخضع كل طلب للنسخة التي أشرنا إليها عند تقديمه. ولا تغيّر نسخة لاحقة الطلبات القائمة.</p>',
};

const CONTRACT: LegalSection = {
  de: '<h2>2. Auftrag und Vertrag</h2><p>Der Absender meldet eine Sendung auf seiner Seite, im Chat, am Telefon oder in unserem Lager an. Der Vertrag kommt zustande, wenn wir den Auftrag mit einer Auftragsnummer bestätigen. Bis zur Übergabe der Pakete kann der Absender den Auftrag kostenlos zurücknehmen.</p>',
  fr: '<h2>2. Ordre et contrat</h2><p>L’expéditeur annonce un envoi sur sa page, par le chat, par téléphone ou dans notre entrepôt. Le contrat est conclu lorsque nous confirmons l’ordre par un numéro. Jusqu’à la remise des colis, l’expéditeur peut retirer l’ordre sans frais.</p>',
  en: '<h2>2. Order and contract</h2><p>The sender registers a shipment on their page, in the chat, by telephone or at our warehouse. The contract is made when we confirm the order with an order number. Until the parcels are handed over, the sender can withdraw the order free of charge.</p>',
  ar: '<h2>2. الطلب والعقد</h2><p>يسجل المرسل شحنته في صفحته أو في المحادثة أو بالهاتف أو في مستودعنا. يُبرم العقد عندما نؤكد الطلب برقم. ويمكن للمرسل أن يسحب الطلب مجاناً حتى تسليم الطرود.</p>',
};

const PAYMENT: LegalSection = {
  de: '<h2>3. Preise und Zahlung</h2><p>Es gelten die Preise der Preisliste am Tag des Auftrags. Sie sind Endpreise. Zölle und Abgaben, die eine Behörde für die Waren verlangt, sind darin nicht enthalten. Gezahlt wird bei der Übergabe in bar oder per PayPal, oder auf Rechnung bis zu dem Tag, der auf ihr steht.</p>',
  fr: '<h2>3. Prix et paiement</h2><p>Les prix sont ceux du tarif au jour de l’ordre. Ce sont des prix définitifs. Les droits et taxes qu’une administration demande pour les marchandises n’y sont pas compris. Le paiement se fait à la remise en espèces ou par PayPal, ou sur facture jusqu’au jour qui y figure.</p>',
  en: '<h2>3. Prices and payment</h2><p>The prices are those of the price list on the day of the order. They are final. Duties and taxes that an authority asks for the goods are not included. Payment is made at the handover in cash or by PayPal, or on invoice by the day that it states.</p>',
  ar: '<h2>3. الأسعار والدفع</h2><p>تسري أسعار قائمة الأسعار في يوم الطلب، وهي أسعار نهائية. ولا تشمل الرسوم والضرائب التي تطلبها السلطات عن البضائع. يكون الدفع عند التسليم نقداً أو عبر PayPal، أو بموجب فاتورة حتى اليوم المذكور فيها.</p>',
};

const FIRST_PACKING: LegalSection = {
  de: '<h2>4. Verpackung</h2><p>Der Absender verpackt die Waren so, dass sie die Beförderung auf Straße und Fähre überstehen. Jedes Paket trägt das Etikett, das wir dafür drucken.</p>',
  fr: '<h2>4. Emballage</h2><p>L’expéditeur emballe les marchandises de sorte qu’elles supportent le transport par route et par ferry. Chaque colis porte l’étiquette que nous imprimons pour lui.</p>',
  en: '<h2>4. Packing</h2><p>The sender packs the goods so that they withstand carriage by road and ferry. Each parcel bears the label that we print for it.</p>',
  ar: '<h2>4. التغليف</h2><p>يغلّف المرسل البضائع بحيث تتحمل النقل بالطريق والعبّارة. ويحمل كل طرد الملصق الذي نطبعه له.</p>',
};

const PACKING: LegalSection = {
  de: '<h2>4. Verpackung</h2><p>Der Absender verpackt die Waren so, dass sie die Beförderung auf Straße und Fähre überstehen. Jedes Paket trägt das Etikett, das wir dafür drucken. Flüssigkeiten stehen in einer dichten zweiten Hülle; ein Paket wiegt höchstens 30 kg, damit es eine Person heben kann.</p>',
  fr: '<h2>4. Emballage</h2><p>L’expéditeur emballe les marchandises de sorte qu’elles supportent le transport par route et par ferry. Chaque colis porte l’étiquette que nous imprimons pour lui. Les liquides sont placés dans une seconde enveloppe étanche ; un colis pèse au plus 30 kg, afin qu’une personne puisse le soulever.</p>',
  en: '<h2>4. Packing</h2><p>The sender packs the goods so that they withstand carriage by road and ferry. Each parcel bears the label that we print for it. Liquids are in a tight second wrapping; a parcel weighs at most 30 kg, so that one person can lift it.</p>',
  ar: '<h2>4. التغليف</h2><p>يغلّف المرسل البضائع بحيث تتحمل النقل بالطريق والعبّارة. ويحمل كل طرد الملصق الذي نطبعه له. توضع السوائل في غلاف ثانٍ محكم، ولا يزيد وزن الطرد على 30 كغ حتى يستطيع شخص واحد رفعه.</p>',
};

const EXCLUDED: LegalSection = {
  de: '<h2>5. Was wir nicht befördern</h2><ul><li>gefährliche Güter, Waffen und Munition</li><li>Bargeld, Wertpapiere, Schmuck und Edelmetalle</li><li>Arzneimittel, Betäubungsmittel und verderbliche Lebensmittel</li><li>lebende Tiere und geschützte Arten</li><li>alles, was in einem der Länder auf dem Weg verboten ist</li></ul>',
  fr: '<h2>5. Ce que nous ne transportons pas</h2><ul><li>les marchandises dangereuses, les armes et les munitions</li><li>l’argent liquide, les titres, les bijoux et les métaux précieux</li><li>les médicaments, les stupéfiants et les denrées périssables</li><li>les animaux vivants et les espèces protégées</li><li>tout ce qui est interdit dans un des pays du trajet</li></ul>',
  en: '<h2>5. What we do not carry</h2><ul><li>dangerous goods, weapons and ammunition</li><li>cash, securities, jewellery and precious metals</li><li>medicines, narcotics and perishable food</li><li>live animals and protected species</li><li>everything that is forbidden in one of the countries on the way</li></ul>',
  ar: '<h2>5. ما لا ننقله</h2><ul><li>البضائع الخطرة والأسلحة والذخيرة</li><li>النقود والأوراق المالية والمجوهرات والمعادن الثمينة</li><li>الأدوية والمخدرات والأغذية القابلة للتلف</li><li>الحيوانات الحية والأنواع المحمية</li><li>كل ما هو ممنوع في أحد بلدان الطريق</li></ul>',
};

const CUSTOMS: LegalSection = {
  de: '<h2>6. Zoll</h2><p>Der Absender gibt Art, Zahl und Wert der Waren richtig und vollständig an und unterschreibt die Zollinhaltserklärung. Der Gesamtwert einer Sendung beträgt nach Marokko höchstens {{company.declaredToMorocco}} und nach Deutschland höchstens {{company.declaredFromMorocco}}. Für den Zoll brauchen wir eine Kopie des Ausweises; wir löschen sie, wenn die Sendung angekommen ist.</p>',
  fr: '<h2>6. Douane</h2><p>L’expéditeur indique exactement et complètement la nature, le nombre et la valeur des marchandises et signe la déclaration de contenu. La valeur totale d’un envoi ne dépasse pas {{company.declaredToMorocco}} vers le Maroc et {{company.declaredFromMorocco}} vers l’Allemagne. La douane demande une copie de la pièce d’identité ; nous la supprimons quand l’envoi est arrivé.</p>',
  en: '<h2>6. Customs</h2><p>The sender states kind, number and value of the goods correctly and completely and signs the customs declaration of contents. A shipment is worth at most {{company.declaredToMorocco}} to Morocco and {{company.declaredFromMorocco}} to Germany. Customs require a copy of the identity card; we delete it when the shipment has arrived.</p>',
  ar: '<h2>6. الجمارك</h2><p>يصرّح المرسل بنوع البضائع وعددها وقيمتها بشكل صحيح وكامل ويوقّع تصريح المحتوى الجمركي. لا تتجاوز القيمة الإجمالية للشحنة {{company.declaredToMorocco}} نحو المغرب و{{company.declaredFromMorocco}} نحو ألمانيا. تطلب الجمارك نسخة من بطاقة الهوية، ونحذفها بعد وصول الشحنة.</p>',
};

const FIRST_DELIVERY: LegalSection = {
  de: '<h2>7. Laufzeit und Zustellung</h2><p>Laufzeiten sind Erfahrungswerte; Fähren, Grenzen und Zoll können sie verlängern. Zugestellt wird an den Empfänger oder an eine Person, die er benennt. Ein Paket, das in der Filiale abgeholt wird, bewahren wir 14 Tage lang kostenlos auf.</p>',
  fr: '<h2>7. Délais et livraison</h2><p>Les délais sont des valeurs d’expérience ; les ferries, les frontières et la douane peuvent les allonger. La livraison est faite au destinataire ou à une personne qu’il désigne. Un colis à retirer en agence est gardé 14 jours sans frais.</p>',
  en: '<h2>7. Transit and delivery</h2><p>Transit times are values from experience; ferries, borders and customs can make them longer. We deliver to the recipient or to a person whom they name. A parcel that is collected at a branch is kept free of charge for 14 days.</p>',
  ar: '<h2>7. مدة النقل والتسليم</h2><p>مدد النقل تقديرية وقد تطيلها العبّارات والحدود والجمارك. نسلّم إلى المستلم أو إلى شخص يعيّنه. ونحفظ الطرد الذي يُستلم من الفرع 14 يوماً مجاناً.</p>',
};

const DELIVERY: LegalSection = {
  de: '<h2>7. Laufzeit und Zustellung</h2><p>Laufzeiten sind Erfahrungswerte; Fähren, Grenzen und Zoll können sie verlängern. Zugestellt wird an den Empfänger oder an eine Person, die er benennt. Ein Paket, das in der Filiale abgeholt wird, bewahren wir 30 Tage lang kostenlos auf. Danach fragen wir den Absender, was mit ihm geschehen soll.</p>',
  fr: '<h2>7. Délais et livraison</h2><p>Les délais sont des valeurs d’expérience ; les ferries, les frontières et la douane peuvent les allonger. La livraison est faite au destinataire ou à une personne qu’il désigne. Un colis à retirer en agence est gardé 30 jours sans frais. Ensuite, nous demandons à l’expéditeur ce qu’il faut en faire.</p>',
  en: '<h2>7. Transit and delivery</h2><p>Transit times are values from experience; ferries, borders and customs can make them longer. We deliver to the recipient or to a person whom they name. A parcel that is collected at a branch is kept free of charge for 30 days. After that we ask the sender what is to become of it.</p>',
  ar: '<h2>7. مدة النقل والتسليم</h2><p>مدد النقل تقديرية وقد تطيلها العبّارات والحدود والجمارك. نسلّم إلى المستلم أو إلى شخص يعيّنه. ونحفظ الطرد الذي يُستلم من الفرع 30 يوماً مجاناً. وبعد ذلك نسأل المرسل عمّا يجب فعله به.</p>',
};

const LIABILITY: LegalSection = {
  de: '<h2>8. Haftung</h2><p>Für Verlust und Beschädigung haften wir nach dem Übereinkommen über den Beförderungsvertrag im internationalen Straßengüterverkehr (CMR) und nach dem Handelsgesetzbuch: mit bis zu 8,33 Rechnungseinheiten für jedes Kilogramm des Rohgewichts. Bei Vorsatz und grober Fahrlässigkeit und bei Schäden an Leben, Körper und Gesundheit gilt keine Grenze.</p>',
  fr: '<h2>8. Responsabilité</h2><p>En cas de perte ou d’avarie, nous répondons selon la convention relative au contrat de transport international de marchandises par route (CMR) et le code de commerce allemand : jusqu’à 8,33 unités de compte par kilogramme du poids brut. Aucune limite ne s’applique en cas de dol ou de faute lourde, ni pour les atteintes à la vie, au corps et à la santé.</p>',
  en: '<h2>8. Liability</h2><p>For loss and damage we are liable under the Convention on the Contract for the International Carriage of Goods by Road (CMR) and the German Commercial Code: up to 8.33 units of account for each kilogram of gross weight. No limit applies to intent and gross negligence, nor to injury to life, body and health.</p>',
  ar: '<h2>8. المسؤولية</h2><p>نتحمل المسؤولية عن الفقدان والتلف وفق اتفاقية عقد النقل الدولي للبضائع بالطرق (CMR) والقانون التجاري الألماني: حتى 8.33 وحدة حسابية عن كل كيلوغرام من الوزن الإجمالي. ولا حدّ للمسؤولية في حالات العمد والإهمال الجسيم، ولا عن الأضرار التي تمس الحياة والجسد والصحة.</p>',
};

const NOTICE_OF_DAMAGE: LegalSection = {
  de: '<h2>9. Schäden melden</h2><p>Sichtbare Schäden melden Sie bitte gleich bei der Zustellung, andere innerhalb von sieben Tagen danach, am besten mit Bildern. So lassen sich Ansprüche leichter belegen; gesetzliche Rechte bleiben unberührt.</p>',
  fr: '<h2>9. Signaler un dommage</h2><p>Veuillez signaler les dommages visibles dès la livraison et les autres dans les sept jours qui suivent, si possible avec des photos. Les droits se prouvent ainsi plus facilement ; les droits prévus par la loi restent entiers.</p>',
  en: '<h2>9. Reporting damage</h2><p>Please report visible damage at delivery and other damage within seven days after it, with pictures if possible. This makes a claim easier to prove; statutory rights are not affected.</p>',
  ar: '<h2>9. الإبلاغ عن الأضرار</h2><p>نرجو الإبلاغ عن الأضرار الظاهرة عند التسليم، وعن غيرها خلال سبعة أيام بعده، ويُستحسن مع صور. يسهّل ذلك إثبات المطالبة، وتبقى الحقوق القانونية محفوظة.</p>',
};

/** The last sections; their numbers differ between the versions. */
const lastSections = (first: number): readonly LegalSection[] => [
  {
    de: `<h2>${first}. Daten</h2><p>Wie wir mit Daten umgehen, steht in der Datenschutzerklärung.</p>`,
    fr: `<h2>${first}. Données</h2><p>La politique de confidentialité dit comment nous traitons les données.</p>`,
    en: `<h2>${first}. Data</h2><p>The privacy notice says how we handle data.</p>`,
    ar: `<h2>${first}. البيانات</h2><p>تبيّن سياسة الخصوصية كيف نتعامل مع البيانات.</p>`,
  },
  {
    de: `<h2>${first + 1}. Streitbeilegung</h2><p>Wir sind weder bereit noch verpflichtet, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Beschwerden richten Sie bitte an {{company.email}}.</p>`,
    fr: `<h2>${first + 1}. Règlement des litiges</h2><p>Nous ne sommes ni disposés ni tenus à participer à une procédure devant un organe de conciliation des consommateurs. Veuillez adresser vos réclamations à {{company.email}}.</p>`,
    en: `<h2>${first + 1}. Disputes</h2><p>We are neither willing nor obliged to take part in proceedings before a consumer arbitration board. Please send complaints to {{company.email}}.</p>`,
    ar: `<h2>${first + 1}. تسوية النزاعات</h2><p>لسنا مستعدين ولا ملزمين بالمشاركة في إجراءات أمام هيئة تحكيم المستهلكين. نرجو إرسال الشكاوى إلى {{company.email}}.</p>`,
  },
  {
    de: `<h2>${first + 2}. Recht und Sprache</h2><p>Es gilt deutsches Recht. Der Schutz, den das zwingende Recht des Staates gewährt, in dem ein Verbraucher lebt, bleibt bestehen. Maßgeblich ist die deutsche Fassung dieser Bedingungen.</p>`,
    fr: `<h2>${first + 2}. Droit et langue</h2><p>Le droit allemand s’applique. La protection accordée par les règles impératives du pays où vit un consommateur est maintenue. La version allemande de ces conditions fait foi.</p>`,
    en: `<h2>${first + 2}. Law and language</h2><p>German law applies. The protection of the mandatory law of the country in which a consumer lives remains. The German version of these terms is binding.</p>`,
    ar: `<h2>${first + 2}. القانون واللغة</h2><p>يسري القانون الألماني. وتبقى الحماية التي تمنحها القواعد الآمرة في بلد إقامة المستهلك قائمة. والنسخة الألمانية من هذه الشروط هي الملزمة.</p>`,
  },
];

/** The terms with which the sample week begins: sentences of our own, no legal advice. */
export const FIRST_TERMS: readonly LegalSection[] = [
  SCOPE,
  CONTRACT,
  PAYMENT,
  FIRST_PACKING,
  EXCLUDED,
  CUSTOMS,
  FIRST_DELIVERY,
  LIABILITY,
  ...lastSections(9),
];

/** The terms that come into force within the sample week: packing, storage and notice of damage differ. */
export const LATER_TERMS: readonly LegalSection[] = [
  SCOPE,
  CONTRACT,
  PAYMENT,
  PACKING,
  EXCLUDED,
  CUSTOMS,
  DELIVERY,
  LIABILITY,
  NOTICE_OF_DAMAGE,
  ...lastSections(10),
];
