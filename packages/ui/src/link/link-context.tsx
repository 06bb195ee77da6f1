import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
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

/** A link through the router in force; a plain anchor without one. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  if (Component) return <Component {...props} />;
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
