export const conversation = {
  title: 'المحادثة',
  none: 'لا رسائل بعد',
  failed: 'تعذر تحميل الرسائل.',
  office: 'المكتب',
  download: 'تنزيل %{name}',
  lost: 'تعذر تحميل هذا الملف.',
  kind: {
    'application/pdf': 'PDF',
    image: 'صورة',
    video: 'فيديو',
    audio: 'رسالة صوتية',
    gif: 'GIF',
  },
};
