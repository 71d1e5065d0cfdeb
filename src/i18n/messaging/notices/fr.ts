import { channelTexts } from '../../channels/fr.ts';
import type { MessagingNoticesTexts } from './en.ts';

export const notices: MessagingNoticesTexts = {
  title: 'Notifications automatiques',
  switch: {
    on: 'Activer « %{title} »',
    off: 'Désactiver « %{title} »',
    readOnly: 'Seuls les administrateurs activent les notifications',
    question: 'Activer cette notification ?',
    confirm: 'Activer',
    nothingNow:
      'Rien n’est envoyé maintenant. Désormais, elle part d’elle-même dès que son moment arrive.',
    onceSaved:
      'Rien n’est envoyé maintenant. Une fois que vous aurez enregistré, elle partira d’elle-même dès que son moment arrive.',
    unsaved: 'Pas encore enregistré : cela prendra effet à l’enregistrement.',
    saveFirst:
      'Une nouvelle notification est désactivée. Enregistrez-la d’abord : vous verrez alors qui la recevrait.',
  },
  audience: {
    title: 'Qui la recevrait maintenant',
    loading: 'Vérification des destinataires …',
    failed: 'Impossible de dire pour l’instant qui la recevrait.',
    again: 'Vérifier à nouveau',
    unknown: 'Ce serveur ne dit pas qui la recevrait.',
    meaning: 'Si son moment arrivait maintenant ; telle qu’elle a été enregistrée en dernier.',
    reached: '%{smart_count} personne la reçoit |||| %{smart_count} personnes la reçoivent',
    nobody: 'Personne ne la recevrait',
    notified: '%{smart_count} l’a déjà reçue |||| %{smart_count} l’ont déjà reçue',
    skipped: '%{smart_count} est laissée de côté |||| %{smart_count} sont laissées de côté',
    cost: 'environ %{cost}',
    segments: '%{smart_count} SMS |||| %{smart_count} SMS',
    show: 'Afficher la liste',
    hide: 'Masquer la liste',
    list: 'Qui la recevrait',
    more: 'et %{smart_count} autre |||| et %{smart_count} autres',
    alreadyNotified: 'l’a déjà reçue',
    orders: '%{smart_count} commande |||| %{smart_count} commandes',
    at: 'à partir de %{time}',
    noNumber: 'pas de numéro',
  },
  quiet: {
    text: 'Envoyée %{smart_count} minute après son moment, pour pouvoir annuler un clic erroné ; pas entre %{from} et %{until}, heure du destinataire. |||| Envoyée %{smart_count} minutes après son moment, pour pouvoir annuler un clic erroné ; pas entre %{from} et %{until}, heure du destinataire.',
    change: 'Modifier dans les paramètres',
  },
  template: {
    open: 'Ouvrir le modèle',
    missing: 'Non rédigée dans cette langue : elle part dans une autre.',
    preview: 'Ce qu’elle dit',
  },
  channels: {
    none: channelTexts.all.inOrder,
    add: 'Ajouter %{channel}',
    up: 'Avancer %{channel}',
    down: 'Reculer %{channel}',
    remove: 'Retirer %{channel}',
    chat: 'Le chat n’atteint que les expéditeurs.',
    moved: '%{channel} est maintenant en position %{place}',
  },
  step: {
    will: '%{notices} à %{people} : envoi à %{time}.',
    between: '%{notices} à %{people} : envoi à partir de %{time}, le dernier à %{until}.',
    notices: '%{smart_count} notification |||| %{smart_count} notifications',
    people: '%{smart_count} client |||| %{smart_count} clients',
    back: 'Revenir en arrière avant cela les annule.',
  },
  waiting: {
    title: 'Notifications en attente',
    comma: ', ',
    semicolon: ' ; ',
    notified:
      '%{smart_count} personne sera prévenue : %{channels} |||| %{smart_count} personnes seront prévenues : %{channels}',
    nobody: 'Personne ne sera prévenu',
    entries: '%{count} notification en attente |||| %{count} notifications en attente',
    none: 'Aucune notification en attente',
    noneHint:
      'Quand un voyage arrive à une étape, ou des commandes à un stade, dont parle une notification, elle reste ici jusqu’à son départ. D’ici là, vous pouvez la retenir ou l’envoyer tout de suite.',
    notWaiting: 'Elle n’attend plus : elle a été envoyée, retenue ou annulée entre-temps.',
    line: {
      some: '%{smart_count} notification à %{people} attend ; le premier message part à %{time}. |||| %{smart_count} notifications à %{people} attendent ; le premier message part à %{time}.',
      people: '%{smart_count} personne |||| %{smart_count} personnes',
      open: 'Voir ce qui attend',
    },
    columns: {
      moment: 'Moment',
      why: 'Pourquoi',
      actions: 'Décider',
    },
    why: {
      pause: 'Pause : %{smart_count} |||| Pause : %{smart_count}',
      pauseHint: 'Pendant ces minutes, revenir en arrière l’annule.',
      quiet: 'Heures calmes : %{smart_count} |||| Heures calmes : %{smart_count}',
      quietHint: 'Là où sont ces personnes, rien n’est envoyé à cette heure.',
    },
    since: {
      pause: 'envoi à %{time}',
      quiet: 'heures calmes sur place, envoi à %{time}',
    },
    send: {
      label: 'Envoyer maintenant',
      title: 'Envoyer maintenant ?',
      running: 'Envoi de ce qui attend',
      question:
        'Elle part tout de suite et ne peut plus être annulée. |||| Ces %{smart_count} notifications partent tout de suite et ne peuvent plus être annulées.',
      quiet:
        '%{smart_count} personne est dans ses heures calmes et sera prévenue quand même. |||| %{smart_count} personnes sont dans leurs heures calmes et seront prévenues quand même.',
    },
    hold: {
      label: 'Ne pas envoyer',
      title: 'Ne pas envoyer ?',
      running: 'Retenue de ce qui attend',
      question:
        'Personne ne la reçoit : ces personnes ne seront pas non plus prévenues plus tard de ce moment. |||| Personne ne reçoit ces %{smart_count} notifications : ces personnes ne seront pas non plus prévenues plus tard de ces moments.',
    },
    back: 'Revenir en arrière avant %{time} l’annule.',
    template: 'Modèle : %{template}',
  },
};
