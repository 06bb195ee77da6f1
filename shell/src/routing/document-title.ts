import { translate } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import type { Screen } from './resolve-screen.ts';

/** The tab's title: the route's, until the page knows a better one (a person's name). */
export function titleOf(screen: Screen | null): string {
  const product = translate(shellMessages, 'product');
  if (!screen || screen.kind === 'redirect' || screen.kind === 'no-home') return product;
  const title =
    screen.kind === 'not-found' ? translate(shellMessages, 'notFound') : screen.route.title;
  return `${title} · ${product}`;
}
