import { candidatesRoutes, href, teamRoutes } from '@muster/contracts';
import {
  Button,
  IconChevronDown,
  IconPlus,
  IconUserPlus,
  IconMailPlus,
  Menu,
  useT,
} from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { mayOpen } from '../routing/home-path.ts';
import type { ActiveRole } from '../routing/home-path.ts';
import { NavLink } from './nav-link.tsx';
import classes from './top-bar.module.css';

const entries = [
  { route: candidatesRoutes.create, label: 'addCandidate', Icon: IconUserPlus },
  { route: teamRoutes.userCreate, label: 'inviteUser', Icon: IconMailPlus },
] as const;

/** Makes the common things from anywhere; absent for roles that make none. */
export function CreateMenu({ active }: { active: ActiveRole }) {
  const t = useT(shellMessages);
  const allowed = entries.filter(({ route }) => route.status === 'built' && mayOpen(active, route));
  if (allowed.length === 0) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.create}
          aria-label={t('create')}
          leftSection={<IconPlus />}
          rightSection={<IconChevronDown size={14} className={classes.createRest} />}
        >
          <span className={classes.createRest}>{t('create')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {allowed.map(({ route, label, Icon }) => (
          <Menu.Item key={label} component={NavLink} href={href(route)} leftSection={<Icon />}>
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
