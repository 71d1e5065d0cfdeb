import type { ChatTexts } from '../en.ts';

export const screen: ChatTexts['screen'] = {
  title: 'Discussion',
};
