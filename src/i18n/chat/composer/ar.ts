import { channelTexts } from '../../channels/ar.ts';
import type { ChatComposerTexts } from './en.ts';

/** Where messages are written: text, files, emoji, animations, recordings. */
export const composer: ChatComposerTexts = {
  placeholder: 'أرسل رسالة...',
  notePlaceholder: 'اكتب ملاحظة للزملاء...',
  sendNote: 'حفظ الملاحظة',
  left: 'لم يبق شيء |||| بقي حرف واحد |||| بقي حرفان |||| بقيت %{smart_count} أحرف |||| بقي %{smart_count} حرفًا |||| بقي %{smart_count} حرف',
  tooLong:
    'لا زيادة |||| حرف واحد زائد |||| حرفان زائدان |||| %{smart_count} أحرف زائدة |||| %{smart_count} حرفًا زائدًا |||| %{smart_count} حرف زائد',
  braced:
    'لا كلمات بين قوسين معقوفين |||| الكلمة بين القوسين المعقوفين لا تُستبدل هنا: %{names} |||| الكلمتان بين القوسين المعقوفين لا تُستبدلان هنا: %{names} |||| الكلمات بين القوسين المعقوفين لا تُستبدل هنا: %{names} |||| الكلمات بين القوسين المعقوفين لا تُستبدل هنا: %{names} |||| الكلمات بين القوسين المعقوفين لا تُستبدل هنا: %{names}',
  notStored: 'تعذّر حفظ هذا على الجهاز. ما زال هنا؛ أعد المحاولة.',
  attach: 'إرفاق ملفات',
  attachOne: 'إرفاق ملف',
  emoji: 'رموز تعبيرية',
  gif: 'صور متحركة',
  record: 'تسجيل رسالة صوتية',
  dropHere: 'اسحب الملف إلى هنا',
  tray: 'ملفات للإرسال',
  removed: 'أُزيل %{name}.',
  added: 'أُضيف %{name}.',
  pastedPicture: 'صورة',
  errors: {
    empty: 'الملف %{name} فارغ.',
    tooLarge: 'الملف %{name} كبير جدًا: الحدّ الأقصى للملف %{size}.',
    program: 'الملف %{name} برنامج. لا تُرسل البرامج هنا.',
    inNote: 'لم يُرفق الملف %{name}: لا يمكن إرفاق ملفات بالملاحظات.',
    byPhone: channelTexts.all.textOnly,
    onlyOne: 'لم يُؤخذ %{name}: تحمل الرسالة ملفًا واحدًا فقط. اختر ملفًا واحدًا.',
    wrongType:
      'لم يُؤخذ %{name}: لا يمكن أن يُرسل هنا إلا ملف PDF أو صورة (JPEG أو PNG أو WebP أو AVIF أو GIF) أو فيديو.',
  },
  filesNotStored: 'لا يمكن حفظ هذه الملفات على هذا الجهاز. أرسلها قبل إغلاق الصفحة.',
  voice: {
    title: 'رسالة صوتية',
    asking: 'يرجى السماح باستخدام الميكروفون...',
    recording: 'جارٍ التسجيل',
    paused: 'متوقف مؤقتًا',
    level: 'مستوى الصوت',
    pause: 'إيقاف التسجيل مؤقتًا',
    resume: 'متابعة التسجيل',
    stop: 'إنهاء واستماع',
    cancel: 'حذف التسجيل',
    send: 'إرسال التسجيل',
    notAllowed:
      'الميكروفون غير مسموح به هنا. اسمح به لهذه الصفحة في إعدادات المتصفح ثم أعد المحاولة.',
    noMicrophone: 'لم يُعثر على ميكروفون في هذا الجهاز.',
    unsupported: 'لا يستطيع هذا المتصفح التسجيل. يمكن إرفاق تسجيل كملف.',
    failed: 'تعذّر التسجيل. ربما يستخدم برنامج آخر الميكروفون.',
  },
  replies: {
    title: 'ردود سريعة',
    found:
      'لا ردود سريعة |||| رد سريع واحد |||| ردّان سريعان |||| %{smart_count} ردود سريعة |||| %{smart_count} ردًا سريعًا |||| %{smart_count} رد سريع',
    none: 'لا يوجد رد سريع بهذه الكلمات',
  },
  note: {
    toCustomer: 'إلى الزبون',
    forColleagues: 'ملاحظة',
    choose: 'لمن هذه الرسالة؟',
    hint: 'لا يرى هذه الملاحظة إلا الزملاء. لا يراها الزبون أبدًا.',
  },
  emojiPicker: {
    search: 'بحث',
    searchLabel: 'البحث عن رمز تعبيري',
    clear: 'مسح',
    none: 'لم يُعثر على رموز',
    one: 'عُثر على رمز واحد',
    many: 'عُثر على %n من الرموز',
    categories: 'الفئات',
    notLoaded: 'تعذّر تحميل الرموز.',
    tones: {
      neutral: 'دون لون بشرة',
      light: 'بشرة فاتحة',
      mediumLight: 'بشرة فاتحة متوسطة',
      medium: 'بشرة متوسطة',
      mediumDark: 'بشرة داكنة متوسطة',
      dark: 'بشرة داكنة',
    },
    groups: {
      suggested: 'المستخدمة مؤخرًا',
      smileys_people: 'وجوه وأشخاص',
      animals_nature: 'حيوانات وطبيعة',
      food_drink: 'طعام وشراب',
      travel_places: 'سفر وأماكن',
      activities: 'أنشطة',
      objects: 'أشياء',
      symbols: 'رموز',
      flags: 'أعلام',
    },
  },
};
