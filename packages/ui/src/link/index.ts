export { Link, LinkProvider } from './link-context.tsx';
export type { LinkComponent, LinkProps } from './link-context.tsx';
