import type { TripLoadingTexts } from './en.ts';

export const tripLoading: TripLoadingTexts = {
  heading: 'التحميل',
  loaded: 'تم تحميل %{loaded} من %{count}',
  none: 'طلبيات هذه الرحلة بدون طرود.',
  all: 'كل الطرود محملة.',
  left: 'لا طرود غير محملة |||| طرد واحد غير محمل |||| طردان غير محملين |||| %{smart_count} طرود غير محملة |||| %{smart_count} طردا غير محمل |||| %{smart_count} طرد غير محمل',
  first: 'تظهر أول %{count}.',
  show: 'إظهارها',
  hide: 'إخفاؤها',
};
