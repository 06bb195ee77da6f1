import type { AssignmentChoice } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { Menu, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';

type RoleItemsProps = {
  choices: readonly AssignmentChoice[];
  activeId: string;
  disabled: boolean;
  onChoose: (assignmentId: string) => void;
};

/** The roles of a user with several, the active one marked. */
export function RoleItems({ choices, activeId, disabled, onChoose }: RoleItemsProps) {
  const t = useT(shellMessages);
  const choose = (id: string) => id !== activeId && onChoose(id);
  return (
    <>
      <Menu.Label>{t('switchRole')}</Menu.Label>
      <Menu.RadioGroup value={activeId} onChange={choose}>
        {choices.map(({ id, role, companyName }) => (
          <Menu.RadioItem key={id} value={id} disabled={disabled} closeMenuOnClick>
            {companyName ? `${roleName(role)} · ${companyName}` : roleName(role)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
