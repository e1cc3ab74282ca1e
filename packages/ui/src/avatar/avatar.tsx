import { forwardRef, useState } from 'react';
import { UserIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { image, shapes, sizes } from './avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends DomProps {
  /** Name of the person or firm: read aloud, and the source of the initials. */
  name: string;
  /**
   * Address of the picture. Without one, or when it doesn't load, initials stand in.
   * @default none
   */
  src?: string | null | undefined;
  /**
   * What to do when there is no name yet: read aloud and shown on hover, beside the drawing of a person.
   * @default none
   */
  prompt?: string | undefined;
  /**
   * Side in px.
   * @default 32
   */
  size?: keyof typeof sizes | undefined;
  /**
   * `circle` for people, `square` for firms.
   * @default 'circle'
   */
  shape?: keyof typeof shapes | undefined;
  /**
   * Says nothing aloud: the name stands beside it.
   * @default false
   */
  isDecorative?: boolean | undefined;
}

/** A picture of a person or firm, or its initials, or a prompt to give a name. */
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
