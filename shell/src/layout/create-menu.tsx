import { href } from '@muster/contracts';
import {
  Button,
  IconButton,
  IconChevronDown,
  IconPlus,
  Menu,
  useMediaQuery,
  useT,
} from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import type { ActiveRole } from '../routing/home-path.ts';
import { createEntries } from './create-entries.ts';
import { NavLink } from './nav-link.tsx';

/** Menu for creating common records from anywhere; hidden for roles that create none. */
export function CreateMenu({ active }: { active: ActiveRole }) {
  const t = useT(shellMessages);
  const narrow = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const allowed = createEntries(active);
  if (allowed.length === 0) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        {narrow ? (
          <IconButton variant="default" size="md" aria-label={t('create')}>
            <IconPlus size={16} />
          </IconButton>
        ) : (
          <Button
            variant="default"
            leftSection={<IconPlus />}
            rightSection={<IconChevronDown size={14} />}
          >
            {t('create')}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {allowed.map(({ route, label, Icon }) => (
          <Menu.Item key={label} component={NavLink} href={href(route)} leftSection={<Icon />}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
