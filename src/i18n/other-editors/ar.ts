import type { OtherEditorsTexts } from './en.ts';

export const editors: OtherEditorsTexts = {
  here:
    '%{names} يفتح هذا أيضا. |||| %{names} يفتح هذا أيضا. |||| %{names} يفتحان هذا أيضا. |||| ' +
    '%{names} يفتحون هذا أيضا. |||| %{names} يفتحون هذا أيضا. |||| %{names} يفتحون هذا أيضا.',
  savedBy: 'قام %{name} بالحفظ في هذه الأثناء.',
  saved: 'قام شخص آخر بالحفظ في هذه الأثناء.',
  adopted: 'يعرض هذا النموذج النسخة الجديدة، وما كتبته ما زال هنا.',
  differs: 'يتعلق ذلك بما كتبته، ولم يضع شيء.',
  compare: 'مقارنة',
};
