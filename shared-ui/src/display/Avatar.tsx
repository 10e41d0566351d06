import { type ComponentProps, useState } from 'react';
import { classes } from '../classes';
import styles from './Avatar.module.css';

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string;
  src?: string | null;
  size?: 'small' | 'regular' | 'large';
  /** Only when no name is shown next to the picture. */
  alt?: string;
};

/** A user's picture. The initials are behind it until it has loaded, and stay when it cannot be loaded. */
export function Avatar({ name, src: address, size = 'regular', alt, className, ...rest }: AvatarProps) {
  // Another host would learn who looks at this page, and the page's policy refuses it.
  const src = address?.startsWith('/') ? address : undefined;
  const [ended, setEnded] = useState<{ src: string; state: 'loaded' | 'error' }>();
  const state = !src ? 'idle' : ended?.src === src ? ended.state : 'loading';
  /** A picture of the server's first view may have ended before the page's program was there. */
  const noticeEarly = (picture: HTMLImageElement | null) => {
    if (src && state === 'loading' && picture?.complete)
      setEnded({ src, state: picture.naturalWidth ? 'loaded' : 'error' });
  };
  return (
    <span
      role={alt ? 'img' : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
      {...rest}
      className={classes(styles.avatar, className)}
      data-size={size}
      data-state={state}
      data-face={face(name)}
    >
      {state !== 'loaded' && <span className={styles.initials}>{initials(name)}</span>}
      {src && state !== 'error' && (
        <img
          className={styles.picture}
          src={src}
          ref={noticeEarly}
          alt=""
          loading="lazy"
          onLoad={() => setEnded({ src, state: 'loaded' })}
          onError={() => setEnded({ src, state: 'error' })}
        />
      )}
    </span>
  );
}

/** Up to two letters: "Meera" is M, "Anna de Vries" is AV, "jose.r.1957" is JR. */
export function initials(name: string) {
  const all = name.split(/[\s._-]+/).filter(Boolean);
  const named = all.filter((word) => /^\p{L}/u.test(word));
  const words = named.length ? named : all;
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase()).join('');
}

function face(name: string) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (sum % 6) + 1;
}
