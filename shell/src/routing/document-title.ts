import { translate } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import type { Screen } from './resolve-screen.ts';

/** Returns the tab's title for the shell's own pages. */
export function titleOf(screen: Screen | null): string {
  const product = translate(shellMessages, 'product');
  if (!screen || !('route' in screen)) {
    return screen?.kind === 'not-found'
      ? withProduct(translate(shellMessages, 'notFound'))
      : product;
  }
  return withProduct(screen.route.title);
}

/** Returns a page's title followed by the product's name. */
export function withProduct(title: string): string {
  return `${title} · ${translate(shellMessages, 'product')}`;
}
