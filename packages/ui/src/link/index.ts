export { CardActionLink } from './card-action-link.tsx';
export type { CardActionLinkProps } from './card-action-link.tsx';
export { FollowedLinks, Link, LinkProvider } from './link-context.tsx';
export type { LinkComponent, LinkProps } from './link-context.tsx';
