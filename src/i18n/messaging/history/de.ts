import type { MessagingHistoryTexts } from './en.ts';

export const history: MessagingHistoryTexts = {
  title: 'Gesendete Nachrichten',
  notStored: {
    title: 'Dieser Server führt keinen Nachrichtenverlauf',
    text: 'Was Sie senden, kommt trotzdem an. Um es später zu öffnen, zu durchsuchen und zu exportieren, muss der Server speichern, was er gesendet hat.',
  },
  inside: {
    all: 'Nichts verlässt das Haus: Nachrichten werden nur hier notiert.',
    some: '%{channels}: Nichts verlässt das Haus, Nachrichten werden nur hier notiert.',
    change: 'Um sie zu senden, setzen Sie auf dem Server diese Variablen und starten Sie ihn neu:',
  },
  campaigns: {
    search: 'Nachrichten suchen',
    searchHint: 'Titel oder Absender',
    entries: '%{count} Nachricht |||| %{count} Nachrichten',
    none: 'Noch nichts gesendet',
    noneHint: 'Was Sie aus den Auftragslisten senden, bleibt hier stehen.',
  },
  deliveries: {
    search: 'Personen suchen',
    searchHint: 'Name, Nummer oder Wörter des Textes',
    entries: '%{count} Nachricht |||| %{count} Nachrichten',
    none: 'Keine Nachrichten',
    noneHint: 'Hier steht jede Nachricht an eine Person und was aus ihr geworden ist.',
  },
  columns: {
    result: 'Ergebnis',
    sentOn: 'Gesendet am',
    moment: 'Zeit',
    conversation: 'Gespräch',
    written: 'Geschrieben',
  },
  drivers: {
    log: 'Nur hier notiert',
    twilio: 'Twilio',
    cloud: 'WhatsApp Cloud API',
    webhook: 'Webhook',
  },
  results: {
    seen: 'gesehen',
    delivered: 'zugestellt',
    sent: 'gesendet',
    waiting: 'wartend',
    unknown: 'ungewiss',
    failed: 'fehlgeschlagen',
    skipped: 'ausgelassen',
  },
  resultHints: {
    seen: 'Von der Person geöffnet',
    delivered: 'Auf dem Gerät angekommen',
    sent: 'Übergeben; noch keine Meldung über die Ankunft',
    waiting: 'Noch zu senden',
    unknown: 'Vielleicht angekommen. Wird nicht von selbst wiederholt',
    failed: 'Sicher nicht gesendet. Sie können es erneut versuchen',
    skipped: 'Vor dem Senden ausgelassen',
  },
  reached: '%{count} von %{total} erreicht',
  reasons: {
    noConsent: {
      why: 'Keine Einwilligung in Werbung',
      help: 'Fragen Sie die Person und haken Sie den Kanal in ihrem Datensatz an, sobald sie zustimmt.',
    },
    optedOut: {
      why: 'Hat Nachrichten abbestellt',
      help: 'Die Person hat auf diesem Kanal ein Stoppwort gesendet. Rufen Sie an oder schreiben Sie im Chat.',
    },
    blocked: {
      why: 'Kunde ist gesperrt',
      help: 'Aktivieren Sie zuerst den Datensatz, wenn wieder Nachrichten erlaubt sind.',
    },
    noPhone: {
      why: 'Keine Nummer',
      help: 'Tragen Sie im Datensatz eine Mobilnummer ein.',
    },
    notMobile: {
      why: 'Keine Mobilnummer',
      help: 'Ein Festnetzanschluss bekommt keine SMS. Fragen Sie nach einer Mobilnummer.',
    },
    notReachable: {
      why: 'Auf diesen Kanälen nicht erreichbar',
      help: 'Wählen Sie einen anderen Kanal oder rufen Sie an.',
    },
    noText: {
      why: 'Kein Text in dieser Sprache',
      help: 'Ergänzen Sie die Sprache in der Vorlage.',
    },
    missingValue: {
      why: 'Ein Wert für den Text fehlt',
      help: 'Vervollständigen Sie den Auftrag oder den Kundendatensatz und senden Sie erneut.',
    },
    noOrder: {
      why: 'Kein Auftrag vorhanden',
      help: 'Der Text spricht von einem Auftrag, aber es gibt keinen offenen.',
    },
    stopped: {
      why: 'Von Hand gestoppt',
      help: 'Der Versand wurde gestoppt, bevor diese Nachricht an der Reihe war.',
    },
    refused: {
      why: 'Vom Anbieter abgelehnt',
      help: 'Seine Antwort nennt den Grund. Beheben Sie ihn und versuchen Sie es erneut.',
    },
    notReached: {
      why: 'Anbieter nicht erreicht',
      help: 'Die Verbindung ist immer wieder gescheitert. Versuchen Sie es später erneut.',
    },
    undelivered: {
      why: 'Nicht auf dem Telefon angekommen',
      help: 'Das Telefon ist vielleicht aus oder die Nummer nicht mehr in Gebrauch. Versuchen Sie es erneut oder rufen Sie an.',
    },
    invalidNumber: {
      why: 'Nummer gibt es nicht',
      help: 'Berichtigen Sie die Nummer im Datensatz und senden Sie erneut.',
    },
    windowClosed: {
      why: 'Letzte Antwort älter als 24 Stunden',
      help: 'WhatsApp erlaubt dann nur freigegebene Vorlagen. Tragen Sie in der Vorlage den WhatsApp-Namen ein.',
    },
    noAnswer: {
      why: 'Anbieter hat nicht geantwortet',
      help: 'Vielleicht ist sie angekommen. Fragen Sie die Person, bevor Sie noch einmal schreiben.',
    },
    neverArrived: {
      why: 'Nie beim Anbieter angekommen',
      help: 'Sie wurde sicher nicht gesendet. Sie können es erneut versuchen.',
    },
    interrupted: {
      why: 'Beim Senden unterbrochen',
      help: 'Vielleicht ist sie angekommen. Fragen Sie die Person, bevor Sie noch einmal schreiben.',
    },
    expired: {
      why: 'Zu spät zum Senden',
      help: 'Sie hat gewartet, bis sie keinen Sinn mehr ergab. Schreiben Sie eine neue.',
    },
    notSetUp: {
      why: 'Kanal ist nicht eingerichtet',
      help: 'Der Administrator richtet den Anbieter in den Einstellungen des Servers ein.',
    },
    authorLeft: {
      why: 'Verfasser nicht mehr im Büro',
      help: 'Wer es geplant hat, schreibt nicht mehr für das Büro. Senden Sie die fehlgeschlagenen erneut, dann gehen sie in Ihrem Namen hinaus.',
    },
    failedHere: {
      why: 'Auf unserem Server fehlgeschlagen',
      help: 'Versuchen Sie es erneut. Scheitert es wieder, sagen Sie dem Administrator Bescheid.',
    },
  },
  delivery: { title: 'Nachricht' },
  toConversation: 'Gespräch mit %{name}',
  page: {
    title: 'Gesendete Nachricht',
    by: 'von',
    segments: '%{count} SMS-Teil |||| %{count} SMS-Teile',
    progress: '%{done} von %{total} erledigt',
    results: 'Nur Personen mit diesem Ergebnis zeigen',
    languages: 'Sprachen des Textes',
    gif: 'Animation',
    showFile: 'Anzeigen',
    openFile: 'Datei speichern',
  },
  retry: {
    label: 'Fehlgeschlagene erneut senden',
    title: 'Fehlgeschlagene erneut senden?',
    question:
      '%{count} Person bekommt diese Nachricht jetzt unter der heutigen Nummer, außer sie hat solche Nachrichten abbestellt oder ist gesperrt. |||| %{count} Personen bekommen diese Nachricht jetzt unter den heutigen Nummern. Wer solche Nachrichten abbestellt hat oder gesperrt ist, wird ausgelassen.',
    confirm: 'Erneut versuchen',
    done: 'Wird erneut gesendet.',
  },
  stop: {
    label: 'Stoppen',
    title: 'Versand stoppen?',
    question:
      '%{count} Nachricht wird dann nicht gesendet. Was gesendet ist, lässt sich nicht zurückholen. |||| %{count} Nachrichten werden dann nicht gesendet. Was gesendet ist, lässt sich nicht zurückholen.',
    confirm: 'Stoppen',
    done: 'Gestoppt.',
  },
  about: {
    none: 'Noch keine Nachrichten.',
    all: 'Alle Nachrichten',
  },
};
