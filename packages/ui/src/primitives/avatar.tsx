import { useState } from 'react';
import type { CSSProperties } from 'react';
import { avatarTints } from '../theme/tokens.ts';
import { initialsOf, tintOf } from './initials.ts';
import classes from './avatar.module.css';

export type AvatarProps = {
  name: string;
  /** Photo; the initials stand in until and unless it loads. */
  src?: string | null;
  /** Pixels: 18 board, 22 owner, 28 table, 32–44 client, 56 record. Default 28. */
  size?: number;
  /** Companies are square, people round. */
  shape?: 'round' | 'square';
  /** Set where no name stands beside it; otherwise the avatar is decoration. */
  labelled?: boolean;
};

/** A photo, or initials on one of seven quiet tints that always is the same for a name. */
export function Avatar({ name, src, size = 28, shape = 'round', labelled = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const tint = tintOf(name, avatarTints.length);
  const style = {
    '--avatar-size': `${size}px`,
    '--avatar-font': `${Math.max(8, Math.round(size * 0.38))}px`,
    '--avatar-text': `var(--m-avatar-${tint}-text)`,
    '--avatar-ground': `var(--m-avatar-${tint}-ground)`,
  } as CSSProperties;
  const shapeClass = shape === 'round' ? '' : `${classes.square} ${size < 24 ? classes.small : ''}`;
  const showPhoto = Boolean(src) && failed !== src;
  return (
    <span
      className={`${classes.avatar} ${shapeClass}`}
      style={style}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {showPhoto && src ? (
        <img className={classes.image} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        initialsOf(name, shape === 'square' ? 1 : 2)
      )}
    </span>
  );
}
