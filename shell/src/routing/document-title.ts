import { translate } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import type { Screen } from './resolve-screen.ts';

/** The tab's title for what the shell itself shows. */
export function titleOf(screen: Screen | null): string {
  const product = translate(shellMessages, 'product');
  if (!screen || !('route' in screen)) {
    return screen?.kind === 'not-found'
      ? withProduct(translate(shellMessages, 'notFound'))
      : product;
  }
  return withProduct(screen.route.title);
}

/** A page's title with the product's name after it. */
export function withProduct(title: string): string {
  return `${title} · ${translate(shellMessages, 'product')}`;
}
