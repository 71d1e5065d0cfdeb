type Texts = Readonly<Partial<Record<'de' | 'en' | 'fr' | 'ar', string>>>;

/** What customers of such a carrier ask; the last one is still a note of the office, in German only. */
export const FAQ_TEXTS: readonly { readonly question: Texts; readonly answer: Texts }[] = [
  {
    question: {
      de: 'Wie melde ich eine Sendung an?',
      en: 'How do I register a shipment?',
      fr: 'Comment inscrire un envoi ?',
      ar: 'كيف أسجل شحنة؟',
    },
    answer: {
      de: '<p>Schreiben Sie uns im Chat oder rufen Sie an. Wir brauchen Ihren Namen, Ihre Adresse in Deutschland, den Namen und die Telefonnummer des Empfängers in Marokko und die Zahl der Pakete. Danach bekommen Sie eine Auftragsnummer.</p>',
      en: '<p>Write to us in the chat or call us. We need your name, your address in Germany, the name and phone number of the recipient in Morocco, and the number of parcels. You then get an order number.</p>',
      fr: '<p>Écrivez-nous dans le chat ou appelez-nous. Il nous faut votre nom, votre adresse en Allemagne, le nom et le téléphone du destinataire au Maroc et le nombre de colis. Vous recevez ensuite un numéro de commande.</p>',
      ar: '<p>اكتب لنا في المحادثة أو اتصل بنا. نحتاج اسمك وعنوانك في ألمانيا واسم المستلم في المغرب ورقم هاتفه وعدد الطرود. بعدها تحصل على رقم الطلب.</p>',
    },
  },
  {
    question: {
      de: 'Wie lange ist ein Paket unterwegs?',
      en: 'How long is a parcel on its way?',
      fr: 'Combien de temps un colis voyage-t-il ?',
      ar: 'كم تستغرق رحلة الطرد؟',
    },
    answer: {
      de: '<p>Von der Abfahrt bis zur Verteilung meist sieben bis zehn Tage. Wartezeiten an der Fähre und beim Zoll können dazukommen. Den Stand der Fahrt sehen Sie auf Ihrer Seite.</p>',
      en: '<p>Seven to ten days from departure to distribution in most cases. Waiting for the ferry and at customs may be added. Your page shows where the trip is.</p>',
      fr: '<p>En général sept à dix jours du départ à la distribution. L’attente au ferry et à la douane peut s’y ajouter. Votre page montre où en est le voyage.</p>',
      ar: '<p>غالباً من سبعة إلى عشرة أيام من الانطلاق حتى التوزيع. وقد تضاف إليها مدة انتظار العبّارة والجمارك. تعرض صفحتك أين وصلت الرحلة.</p>',
    },
  },
  {
    question: {
      de: 'Was darf ich nicht schicken?',
      en: 'What may I not send?',
      fr: 'Que n’ai-je pas le droit d’envoyer ?',
      ar: 'ما الذي لا يجوز إرساله؟',
    },
    answer: {
      de: '<ul><li>Gefährliche Güter: Gas, Feuerwerk, lose Akkus, brennbare Flüssigkeiten</li><li>Waffen und Teile davon</li><li>Bargeld, Gold und Schmuck</li><li>Medikamente ohne ärztliche Bescheinigung</li><li>Drohnen und frische Lebensmittel</li></ul><p>Im Zweifel fragen Sie vorher.</p>',
      en: '<ul><li>Dangerous goods: gas, fireworks, loose batteries, flammable liquids</li><li>Weapons and their parts</li><li>Cash, gold and jewellery</li><li>Medicine without a doctor’s certificate</li><li>Drones and fresh food</li></ul><p>If in doubt, ask us first.</p>',
      fr: '<ul><li>Marchandises dangereuses : gaz, feux d’artifice, batteries seules, liquides inflammables</li><li>Armes et pièces d’armes</li><li>Argent liquide, or et bijoux</li><li>Médicaments sans certificat médical</li><li>Drones et aliments frais</li></ul><p>En cas de doute, demandez-nous avant.</p>',
      ar: '<ul><li>المواد الخطرة: الغاز والألعاب النارية والبطاريات المنفصلة والسوائل القابلة للاشتعال</li><li>الأسلحة وأجزاؤها</li><li>النقود والذهب والحلي</li><li>الأدوية دون شهادة طبية</li><li>الطائرات المسيّرة والأطعمة الطازجة</li></ul><p>إذا شككت فاسألنا أولاً.</p>',
    },
  },
  {
    question: {
      de: 'Wie packe ich richtig?',
      en: 'How do I pack well?',
      fr: 'Comment bien emballer ?',
      ar: 'كيف أغلّف طردي جيداً؟',
    },
    answer: {
      de: '<p>Nehmen Sie einen festen Karton oder eine Reisetasche mit Reißverschluss. Polstern Sie Zerbrechliches von allen Seiten, legen Sie ein Blatt mit Namen und Telefonnummer des Empfängers hinein und lassen Sie den Karton für die Inhaltserklärung noch offen.</p>',
      en: '<p>Take a strong box or a bag with a zip. Pad fragile things on all sides, put a sheet with the recipient’s name and phone number inside, and leave the box open for the declaration of contents.</p>',
      fr: '<p>Prenez un carton solide ou un sac à fermeture éclair. Protégez les objets fragiles de tous côtés, glissez une feuille avec le nom et le téléphone du destinataire et laissez le carton ouvert pour la déclaration de contenu.</p>',
      ar: '<p>استعمل علبة متينة أو حقيبة بسحّاب. احمِ الأشياء القابلة للكسر من كل الجوانب، وضع في الداخل ورقة باسم المستلم وهاتفه، واترك العلبة مفتوحة من أجل التصريح بالمحتوى.</p>',
    },
  },
  {
    question: {
      de: 'Was kostet der Transport?',
      en: 'What does the transport cost?',
      fr: 'Combien coûte le transport ?',
      ar: 'كم تكلفة النقل؟',
    },
    answer: {
      de: '<p>Es gibt feste Preise für Pakete nach Gewicht und für große Stücke wie Fahrräder oder Kühlschränke. Die gültigen Preise stehen unter „Preise“. Abholung und Hauslieferung werden einzeln berechnet.</p>',
      en: '<p>There are fixed prices for parcels by weight, and for large pieces such as bicycles or fridges. The current ones stand under “Prices”. Collection and home delivery are charged separately.</p>',
      fr: '<p>Il y a des prix fixes pour les colis selon le poids et pour les grosses pièces comme les vélos ou les réfrigérateurs. Les prix en vigueur figurent sous « Tarifs ». L’enlèvement et la livraison à domicile sont facturés à part.</p>',
      ar: '<p>هناك أسعار ثابتة للطرود حسب الوزن وللقطع الكبيرة مثل الدراجات والثلاجات. تجد الأسعار السارية تحت «الأسعار». ويُحتسب الجلب من المنزل والتوصيل إليه على حدة.</p>',
    },
  },
  {
    question: {
      de: 'Wie kann ich bezahlen?',
      en: 'How can I pay?',
      fr: 'Comment puis-je payer ?',
      ar: 'كيف أدفع؟',
    },
    answer: {
      de: '<p>Bar bei der Übergabe, per Überweisung oder mit PayPal. Die Rechnung bekommen Sie im Chat.</p>',
      en: '<p>In cash at the handover, by bank transfer or with PayPal. You get the invoice in the chat.</p>',
      fr: '<p>En espèces lors de la remise, par virement ou par PayPal. Vous recevez la facture dans le chat.</p>',
      ar: '<p>نقداً عند التسليم أو بتحويل بنكي أو عبر PayPal. تصلك الفاتورة في المحادثة.</p>',
    },
  },
  {
    question: {
      de: 'Brauche ich Papiere für den Zoll?',
      en: 'Do I need papers for customs?',
      fr: 'Faut-il des papiers pour la douane ?',
      ar: 'هل أحتاج أوراقاً للجمارك؟',
    },
    answer: {
      de: '<p>Ja, für jede Sendung füllen wir mit Ihnen eine Inhaltserklärung aus. Der Gesamtwert persönlicher Sachen darf 200 Euro nicht übersteigen. Für Sendungen aus Marokko brauchen wir außerdem beide Seiten Ihres Ausweises.</p>',
      en: '<p>Yes, we fill in a declaration of contents with you for each shipment. The total value of personal things may not exceed 200 euro. For shipments from Morocco we also need both sides of your identity card.</p>',
      fr: '<p>Oui, nous remplissons avec vous une déclaration de contenu pour chaque envoi. La valeur totale des effets personnels ne doit pas dépasser 200 euros. Pour les envois du Maroc, il nous faut aussi les deux faces de votre carte d’identité.</p>',
      ar: '<p>نعم، نملأ معك تصريحاً بالمحتوى لكل شحنة. يجب ألا تتجاوز القيمة الإجمالية للأغراض الشخصية 200 يورو. وللشحنات القادمة من المغرب نحتاج أيضاً وجهي بطاقة هويتك.</p>',
    },
  },
  {
    question: {
      de: 'Wo sehe ich, wo mein Paket ist?',
      en: 'Where do I see where my parcel is?',
      fr: 'Où voir où se trouve mon colis ?',
      ar: 'أين أرى موقع طردي؟',
    },
    answer: {
      de: '<p>Auf Ihrer Kundenseite unter „Aufträge“: Dort steht bei jedem Auftrag der Schritt der Fahrt, von der Annahme bis zur Verteilung.</p>',
      en: '<p>On your page, under “Orders”: each order shows the step of the trip, from deposit to distribution.</p>',
      fr: '<p>Sur votre page, sous « Commandes » : chaque commande indique l’étape du voyage, du dépôt à la distribution.</p>',
      ar: '<p>في صفحتك تحت «الطلبات»: تظهر مع كل طلب مرحلة الرحلة من التسليم حتى التوزيع.</p>',
    },
  },
  {
    question: {
      de: 'Wird das Paket bis zur Haustür gebracht?',
      en: 'Is the parcel brought to the door?',
      fr: 'Le colis est-il livré à la porte ?',
      ar: 'هل يصل الطرد إلى باب المنزل؟',
    },
    answer: {
      de: '<p>Wenn Sie Hauslieferung wählen, ja, in allen Städten der Tour. Sonst holt der Empfänger das Paket in einer Filiale ab oder trifft den Fahrer am vereinbarten Ort.</p>',
      en: '<p>If you choose home delivery, yes, in all cities of the tour. Otherwise the recipient collects it at a branch or meets the driver at the agreed place.</p>',
      fr: '<p>Si vous choisissez la livraison à domicile, oui, dans toutes les villes de la tournée. Sinon le destinataire le retire en agence ou retrouve le chauffeur au lieu convenu.</p>',
      ar: '<p>نعم إذا اخترت التوصيل إلى المنزل، في كل مدن الجولة. وإلا يستلمه المستلم من الفرع أو يلتقي السائق في المكان المتفق عليه.</p>',
    },
  },
  {
    question: {
      de: 'Was ist, wenn etwas verloren geht oder beschädigt ist?',
      en: 'What if something is lost or damaged?',
      fr: 'Et si un objet est perdu ou abîmé ?',
      ar: 'ماذا لو ضاع شيء أو تضرر؟',
    },
    answer: {
      de: '<p>Melden Sie es uns binnen sieben Tagen nach der Zustellung mit Fotos im Chat. Was wir ersetzen, steht in unseren AGB.</p>',
      en: '<p>Tell us within seven days of delivery, with photos in the chat. Our terms say what we replace.</p>',
      fr: '<p>Signalez-le-nous dans les sept jours suivant la livraison, avec des photos dans le chat. Nos conditions disent ce que nous remboursons.</p>',
      ar: '<p>أبلغنا خلال سبعة أيام من التسليم مع صور في المحادثة. وما نعوّضه مذكور في شروطنا العامة.</p>',
    },
  },
  {
    question: {
      de: 'Kann der Empfänger noch geändert werden?',
      en: 'Can the recipient still be changed?',
      fr: 'Peut-on encore changer le destinataire ?',
      ar: 'هل يمكن تغيير المستلم؟',
    },
    answer: {
      de: '<p>Solange das Paket im Lager ist, ja. Ist die Fahrt gestartet, nur noch die Telefonnummer und die Adresse in derselben Stadt.</p>',
      en: '<p>Yes, while the parcel is in the warehouse. Once the trip has begun, only the phone number and the address in the same city.</p>',
      fr: '<p>Oui, tant que le colis est à l’entrepôt. Une fois le voyage commencé, seulement le téléphone et l’adresse dans la même ville.</p>',
      ar: '<p>نعم ما دام الطرد في المستودع. وبعد بدء الرحلة يمكن فقط تغيير رقم الهاتف والعنوان في المدينة نفسها.</p>',
    },
  },
  {
    question: {
      de: 'Transportieren Sie auch aus Marokko nach Deutschland?',
      en: 'Do you also carry from Morocco to Germany?',
      fr: 'Transportez-vous aussi du Maroc vers l’Allemagne ?',
      ar: 'هل تنقلون أيضاً من المغرب إلى ألمانيا؟',
    },
    answer: {
      de: '<p>Ja, auf der Rückfahrt jeder Tour. Melden Sie die Sendung an und schicken Sie uns Fotos beider Seiten des Ausweises.</p>',
      en: '<p>Yes, on the way back of each tour. Register the shipment and send us photos of both sides of the identity card.</p>',
      fr: '<p>Oui, au retour de chaque tournée. Inscrivez l’envoi et envoyez-nous des photos des deux faces de la carte d’identité.</p>',
      ar: '<p>نعم، في طريق العودة من كل جولة. سجّل الشحنة وأرسل لنا صوراً لوجهي بطاقة الهوية.</p>',
    },
  },
  {
    question: {
      de: 'Haben Sie an Feiertagen geöffnet?',
    },
    answer: {
      de: '<p>An Feiertagen in Nordrhein-Westfalen und am Tag des Fastenbrechens ist das Büro geschlossen. Nachrichten im Chat beantworten wir am nächsten Werktag.</p>',
    },
  },
];
