import { Button, useT } from '@muster/ui';
import { NavLink } from '../layout/nav-link.tsx';
import { shellMessages } from '../messages/en.ts';

/** The way on from a page that leads nowhere. */
export function HomeLink() {
  const t = useT(shellMessages);
  return (
    <Button component={NavLink} href="/" variant="default">
      {t('goHome')}
    </Button>
  );
}
