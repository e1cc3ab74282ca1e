import { emphasis, sizes, variants, wide } from './button.css.ts';

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/** Class of a button, and of a link that looks like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, isWide: boolean) {
  if (variant === 'link') return variants.link;
  const parts = [variants[variant], sizes[size]];
  if (variant === 'signal') parts.push(emphasis);
  if (isWide) parts.push(wide);
  return parts.join(' ');
}
