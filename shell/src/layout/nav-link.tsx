import type { MouseEvent } from 'react';
import type { LinkProps } from '@muster/ui';
import { prefetchArea } from '../areas/prefetch-area.ts';
import { navigation } from '../platform/shell-platform.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link of the shell: navigates without a reload and preloads the area on hover and focus. */
export function NavLink({ href, onClick, children, ...rest }: LinkProps) {
  const ours = href.startsWith('/') && !rest.target;
  const approach = () => ours && prefetchArea(href);
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={approach}
      onFocus={approach}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !ours || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.navigate(href);
      }}
    >
      {children}
    </a>
  );
}
