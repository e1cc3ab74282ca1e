import { forwardRef, useState } from 'react';
import { UserIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { image, shapes, sizes } from './avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends DomProps {
  /** Name of the person or company: read by screen readers, and the source of the initials. */
  name: string;
  /**
   * URL of the picture. Without one, or if it doesn't load, initials are shown.
   * @default none
   */
  src?: string | null | undefined;
  /**
   * What to do while there is no name: read by screen readers and shown on hover, with an icon of a person.
   * @default none
   */
  prompt?: string | undefined;
  /**
   * Side in px.
   * @default 32
   */
  size?: keyof typeof sizes | undefined;
  /**
   * `circle` for people, `square` for companies.
   * @default 'circle'
   */
  shape?: keyof typeof shapes | undefined;
  /**
   * Whether to hide it from screen readers, because the name is written beside it.
   * @default false
   */
  isDecorative?: boolean | undefined;
}

/** A picture of a person or company, or its initials, or a prompt to give a name. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, prompt, size = 32, shape = 'circle', isDecorative = false, ...props },
  ref,
) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const letters = initials(name);
  const words = letters ? name : prompt;
  const label =
    isDecorative || !words ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words };
  return (
    <span
      {...label}
      {...props}
      ref={ref}
      title={letters ? undefined : prompt}
      className={`${shapes[shape]} ${sizes[size]}`}
    >
      {src && src !== brokenSrc ? (
        <img
          src={src}
          alt=""
          className={image}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        letters || <UserIcon size={size === 24 ? 14 : size === 32 ? 16 : 20} />
      )}
    </span>
  );
});
