import { use, useRef, type MouseEvent } from 'react';
import type { LinkProps } from '@muster/ui';
import { RoutingContext } from './routing-context.ts';
import { useFollow } from './use-follow.ts';
import { useHref } from './use-href.ts';

export interface AppLinkProps extends LinkProps {
  replace?: boolean;
  /** Reads what the target will show; called once, when the pointer or the focus arrives. */
  prefetch?: () => void;
}

/** A real link that uses the router; its target is prefetched on hover or focus. */
export function AppLink({ href, replace, prefetch, onClick, children, ...rest }: AppLinkProps) {
  const follow = useFollow();
  const complete = useHref();
  const routing = use(RoutingContext);
  const approached = useRef(false);

  function approach() {
    if (approached.current) return;
    approached.current = true;
    routing?.table.preload(href.replace(/[?#].*/s, ''));
    prefetch?.();
  }

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || !isOurs(href, rest.target)) return;
    event.preventDefault();
    follow(href, { replace });
  }

  return (
    <a
      {...rest}
      href={complete(href)}
      onClick={go}
      onPointerEnter={(event) => (approach(), rest.onPointerEnter?.(event))}
      onFocus={(event) => (approach(), rest.onFocus?.(event))}
    >
      {children}
    </a>
  );
}

/** The browser handles everything else (a new tab, a download). */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

const isOurs = (href: string, target: string | undefined) =>
  href.startsWith('/') && !href.startsWith('//') && (!target || target === '_self');
