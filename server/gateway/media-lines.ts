import { LOCALES, type Locale } from '../../domain/fields.ts';
import type { MediaKind } from './gateway-event.ts';

type Lines = Readonly<Record<MediaKind, string>>;

const LINES: Readonly<Record<Locale, Lines>> = {
  en: {
    image: '[A picture came here that cannot be shown.]',
    video: '[A video came here that cannot be shown.]',
    audio: '[A voice message came here that cannot be played.]',
    document: '[A file came here that cannot be opened.]',
    sticker: '[A sticker came here that cannot be shown.]',
    other: '[Something came here that cannot be shown.]',
  },
  de: {
    image: '[Hier kam ein Bild, das nicht angezeigt werden kann.]',
    video: '[Hier kam ein Video, das nicht angezeigt werden kann.]',
    audio: '[Hier kam eine Sprachnachricht, die nicht abgespielt werden kann.]',
    document: '[Hier kam eine Datei, die nicht geöffnet werden kann.]',
    sticker: '[Hier kam ein Sticker, der nicht angezeigt werden kann.]',
    other: '[Hier kam etwas, das nicht angezeigt werden kann.]',
  },
  fr: {
    image: '[Une image est arrivée ici, mais ne peut pas être affichée.]',
    video: '[Une vidéo est arrivée ici, mais ne peut pas être affichée.]',
    audio: '[Un message vocal est arrivé ici, mais ne peut pas être écouté.]',
    document: '[Un fichier est arrivé ici, mais ne peut pas être ouvert.]',
    sticker: '[Un autocollant est arrivé ici, mais ne peut pas être affiché.]',
    other: '[Un contenu est arrivé ici, mais ne peut pas être affiché.]',
  },
  ar: {
    image: '[وصلت هنا صورة لا يمكن عرضها.]',
    video: '[وصل هنا مقطع فيديو لا يمكن عرضه.]',
    audio: '[وصلت هنا رسالة صوتية لا يمكن تشغيلها.]',
    document: '[وصل هنا ملف لا يمكن فتحه.]',
    sticker: '[وصل هنا ملصق لا يمكن عرضه.]',
    other: '[وصل هنا محتوى لا يمكن عرضه.]',
  },
};

/** What stands in a conversation for things that came by phone and are no text. */
export const mediaLines = (kinds: readonly MediaKind[], language: string): readonly string[] => {
  const lines = LINES[LOCALES.find((one) => one === language) ?? 'de'];
  return kinds.map((kind) => lines[kind]);
};
