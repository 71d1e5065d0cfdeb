import type { ChatMessageTexts } from './en.ts';

/** What a message holds: pictures, files, recordings, animations. */
export const message: ChatMessageTexts = {
  unknownGif: 'صورة متحركة',
  gifs: {
    hello: 'طرد يلوّح بالتحية',
    thanks: 'طرد يشكر بالقلوب',
    ok: 'إبهام مرفوع',
    heart: 'قلب ينبض',
    onTheWay: 'شاحنة تعبر الجسر',
    arrived: 'وصل الطرد إلى البيت',
    wait: 'ساعة رملية: قليل من الصبر',
    celebrate: 'طرد يحتفل بقصاصات ملوّنة',
  },
  notLoaded: 'تعذّر تحميل هذا الملف.',
  sending: 'جارٍ إرسال %{name}',
  downloadShort: 'تنزيل',
  openPicture: 'عرض الصورة %{name}',
  openPdf: 'فتح %{name}',
  openShort: 'فتح',
  playVideo: 'تشغيل الفيديو %{name}',
  phonePhoto: 'صورة بصيغة الهواتف (HEIC). لا تستطيع معظم المتصفحات عرضها؛ نزّلها لفتحها.',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  speed: 'السرعة: ×%{speed}',
  position: 'الموضع في التسجيل',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  zoomFit: 'ملاءمة الشاشة',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  pictureOf: 'الصورة %{number} من %{of}',
};
