import { translate } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import type { Screen } from './resolve-screen.ts';

/** The tab's title for what the shell itself shows. */
export function titleOf(screen: Screen | null): string {
  const product = translate(shellMessages, 'product');
  if (!screen || screen.kind === 'redirect' || screen.kind === 'no-home') return product;
  return withProduct(
    screen.kind === 'not-found' ? translate(shellMessages, 'notFound') : screen.route.title,
  );
}

/** A page's title with the product's name after it. */
export function withProduct(title: string): string {
  return `${title} · ${translate(shellMessages, 'product')}`;
}
