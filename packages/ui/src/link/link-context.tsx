import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A component with the props of an anchor; the kit provides that of the router. */
export type LinkComponent = ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent | null>(null);

/** Sets the link component for all components of the design, so that none reloads the page. */
export function LinkProvider({ value, children }: { value: LinkComponent; children: ReactNode }) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

const FollowContext = createContext<(() => void) | null>(null);

/** Provides a callback for when a link inside is followed: a menu closes then. */
export const FollowedLinks = FollowContext.Provider;

/** A link through the active router; a plain anchor without one. */
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
