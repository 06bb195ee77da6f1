import { Button, useT } from '@muster/ui';
import { NavLink } from '../layout/nav-link.tsx';
import { shellMessages } from '../messages/en.ts';

/** Link home from a page without other links. */
export function HomeLink() {
  const t = useT(shellMessages);
  return (
    <Button component={NavLink} href="/" variant="default">
      {t('goHome')}
    </Button>
  );
}
