import type { ParcelsTexts } from './en.ts';

export const parcels: ParcelsTexts = {
  title: '%{number} من %{count}',
  weigh: 'وزن الطرد %{number}',
  wrongWeight: 'أكثر من 0 وحتى 500 كغ، برقمين عشريين',
  unweighed: 'لم يوزن',
  list: 'طرود هذه الطلبية',
  more: 'لا طرود أخرى |||| عرض طرد آخر |||| عرض طردين آخرين |||| عرض %{smart_count} طرود أخرى |||| عرض %{smart_count} طردا آخر |||| عرض %{smart_count} طرد آخر',
  all: 'كل الطرود',
  allChanged: 'تغيّر: %{changed}، وكما كان: %{impossible}',
  filter: 'الطرود',
  notLoaded: 'بعضها غير محمل',
  states: {
    registered: 'معلن عنه',
    received: 'في المستودع',
    loaded: 'محمل',
    delivered: 'سُلم',
    missing: 'مفقود',
  },
};
