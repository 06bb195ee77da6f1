import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A component with the props of an anchor; the kit gives the router's. */
export type LinkComponent = ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent | null>(null);

/** Tells every component of the design which link to draw, so that none reloads the page. */
export function LinkProvider({ value, children }: { value: LinkComponent; children: ReactNode }) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

const FollowContext = createContext<(() => void) | null>(null);

/** Calls back when a link within is followed: a menu closes behind it. */
export const FollowedLinks = FollowContext.Provider;

/** A link through the router in force; a plain anchor without one. */
export function Link(given: LinkProps) {
  const Component = use(LinkContext);
  const onFollow = use(FollowContext);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    given.onClick?.(event);
    onFollow?.();
  };
  const props = onFollow ? { ...given, onClick } : given;
  if (Component) return <Component {...props} />;
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
