import type { MenuEditorTexts } from './en.ts';

export const menuEditor: MenuEditorTexts = {
  intro: 'اسحبوا المقبض أو اضغطوا عليه سهمي الأعلى والأسفل. النجمة تضع الصفحة في الأعلى.',
  sections: 'مجموعات القائمة',
  move: 'نقل: %{name}',
  moved: '%{name} في المكان %{place} من %{of}.',
  favourite: 'مفضلة: %{name}',
  reset: 'كما كانت في البداية',
};
