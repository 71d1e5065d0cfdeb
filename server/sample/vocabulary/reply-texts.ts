/** Quick replies of the sample office, in the four languages of its customers. */
export const REPLIES = [
  {
    title: 'Begrüßung',
    shortcut: 'hallo',
    text: {
      de: 'Guten Tag {name}, hier ist {company}. Wie können wir Ihnen helfen?',
      fr: 'Bonjour {name}, ici {company}. Comment pouvons-nous vous aider ?',
      ar: 'السلام عليكم {name}، معكم {company}. كيف يمكننا مساعدتكم؟',
      en: 'Hello {name}, this is {company}. How can we help you?',
    },
  },
  {
    title: 'Wo ist die Sendung?',
    shortcut: 'wo',
    text: {
      de: 'Ihre Sendung {code} mit {parcels} Paket(en) ist unterwegs. Aktueller Stand: {step}.',
      fr: 'Votre envoi {code} ({parcels} colis) est en route. Étape actuelle : {step}.',
      ar: 'طلبيتكم {code} (عدد الطرود: {parcels}) في الطريق. المرحلة الحالية: {step}.',
      en: 'Your shipment {code} with {parcels} parcel(s) is on its way. Current step: {step}.',
    },
  },
  {
    title: 'Sendung angekommen',
    shortcut: 'da',
    text: {
      de: 'Gute Nachricht: Ihre Sendung {code} ist in {city} angekommen. Der Fahrer ruft vor der Zustellung an.',
      fr: 'Bonne nouvelle : votre envoi {code} est arrivé à {city}. Le chauffeur appelle avant la livraison.',
      ar: 'خبر سار: وصلت طلبيتكم {code} إلى {city}. سيتصل بكم السائق قبل التسليم.',
      en: 'Good news: your shipment {code} has arrived in {city}. The driver will call before delivery.',
    },
  },
  {
    title: 'Offener Betrag',
    shortcut: 'betrag',
    text: {
      de: 'Für Ihre Sendung {code} sind noch {balance} offen. Sie können bar beim Fahrer oder per Überweisung bezahlen.',
      fr: 'Il reste {balance} à payer pour votre envoi {code}. Vous pouvez payer en espèces au chauffeur ou par virement.',
      ar: 'بقي مبلغ {balance} غير مدفوع عن طلبيتكم {code}. يمكنكم الدفع نقدًا للسائق أو بتحويل بنكي.',
      en: '{balance} is still to be paid for your shipment {code}. You can pay the driver in cash or by bank transfer.',
    },
  },
  {
    title: 'Foto des Pakets erbeten',
    shortcut: 'foto',
    text: {
      de: 'Bitte schicken Sie uns ein Foto des Pakets, auf dem die Adresse gut zu lesen ist.',
      fr: 'Merci de nous envoyer une photo du colis où l’adresse est bien lisible.',
      ar: 'المرجو إرسال صورة للطرد يظهر فيها العنوان بوضوح.',
      en: 'Please send us a photo of the parcel on which the address can be read well.',
    },
  },
  {
    title: 'Gewicht erbeten',
    shortcut: 'gewicht',
    text: {
      de: 'Wie schwer sind die Pakete ungefähr, und wie viele sind es? Dann nennen wir Ihnen den Preis.',
      fr: 'Combien pèsent les colis environ, et combien y en a-t-il ? Nous vous dirons ensuite le prix.',
      ar: 'كم يبلغ وزن الطرود تقريبًا، وكم عددها؟ بعد ذلك نخبركم بالثمن.',
      en: 'Roughly how heavy are the parcels, and how many are there? Then we can tell you the price.',
    },
  },
  {
    title: 'Adresse in Marokko erbeten',
    shortcut: 'adresse',
    text: {
      de: 'Bitte schicken Sie uns Name, Telefonnummer und Adresse des Empfängers in Marokko.',
      fr: 'Merci de nous envoyer le nom, le téléphone et l’adresse du destinataire au Maroc.',
      ar: 'المرجو إرسال اسم المستلم في المغرب ورقم هاتفه وعنوانه.',
      en: 'Please send us the name, phone number and address of the recipient in Morocco.',
    },
  },
  {
    title: 'Ausweis erbeten',
    shortcut: 'ausweis',
    text: {
      de: 'Für den Zoll brauchen wir ein Foto Ihres Ausweises, Vorder- und Rückseite.',
      fr: 'Pour la douane, il nous faut une photo de votre pièce d’identité, recto et verso.',
      ar: 'نحتاج من أجل الجمارك إلى صورة لبطاقة هويتكم من الوجهين.',
      en: 'For customs we need a photo of your ID card, front and back.',
    },
  },
  {
    title: 'Rückruf',
    shortcut: 'anruf',
    text: {
      de: 'Sie erreichen uns unter {phone}. Gern rufen wir Sie auch zurück: Wann passt es Ihnen?',
      fr: 'Vous pouvez nous joindre au {phone}. Nous pouvons aussi vous rappeler : quand cela vous convient-il ?',
      ar: 'يمكنكم الاتصال بنا على الرقم {phone}. ويمكننا أيضًا أن نتصل بكم: متى يناسبكم ذلك؟',
      en: 'You can reach us at {phone}. We can also call you back: when would suit you?',
    },
  },
  {
    title: 'Dank',
    shortcut: 'danke',
    text: {
      de: 'Vielen Dank, {name}! Wenn Sie noch Fragen haben, schreiben Sie uns einfach.',
      fr: 'Merci beaucoup, {name} ! Si vous avez d’autres questions, écrivez-nous simplement.',
      ar: 'شكرًا جزيلًا، {name}! إذا كانت لديكم أسئلة أخرى فاكتبوا لنا.',
      en: 'Thank you very much, {name}! If you have any more questions, just write to us.',
    },
  },
] as const;
