import { useState, type CSSProperties } from 'react';
import { avatarTints, companyTints } from '../theme/tokens.ts';
import { initialsOf, tintOf } from './initials.ts';
import { photoInSize } from '../photo/photo-in-size.ts';
import classes from './avatar.module.css';

export type AvatarProps = {
  name: string;
  /**
   * Photo, loaded once it is in view; the initials are shown until it loads, or if it fails to
   * load.
   */
  src?: string | null;
  /** Pixels: 18 board, 22 owner, 28 table, 32–44 client, 56 record. Default 28. */
  size?: number;
  /** Companies are square, people round. */
  shape?: 'round' | 'square';
  /** Set if there is no name beside it; otherwise the avatar is decoration. */
  labelled?: boolean;
};

/**
 * A photo, or initials on one of seven quiet tints that is always the same for a name; companies
 * have one white letter on a dark background.
 */
export function Avatar({ name, src, size = 28, shape = 'round', labelled = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const person = shape === 'round';
  const tint = tintOf(name, person ? avatarTints.length : companyTints.length);
  const style = {
    '--avatar-size': `${size}px`,
    '--avatar-font': `${Math.max(8, Math.round(size * (person ? 0.39 : 0.5)))}px`,
    '--avatar-text': person ? `var(--m-avatar-${tint}-text)` : 'var(--m-on-fill)',
    '--avatar-ground': person
      ? `var(--m-avatar-${tint}-ground)`
      : `var(--m-company-${tint}-ground)`,
  } as CSSProperties;
  const shapeClass = shape === 'round' ? '' : `${classes.square} ${size < 24 ? classes.small : ''}`;
  const showPhoto = Boolean(src) && failed !== src;
  return (
    <span
      className={`${classes.avatar} ${shapeClass}`}
      style={style}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {/* A logo may be seen through. */}
      {(person || !showPhoto) && initialsOf(name, person ? 2 : 1)}
      {showPhoto && src && (
        <img
          className={classes.image}
          src={photoInSize(src, size)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
