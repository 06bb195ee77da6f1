import { useState } from 'react';
import { roleName } from '@muster/kit';
import { IconButton, IconSelector, Menu, toast, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import type { ActiveRole, SignedIn } from '../routing/home-path.ts';
import { switchRole } from '../session/session-actions.ts';

/** Switches between the companies of a user who works for several clients. */
export function CompanySwitch({ session, active }: { session: SignedIn; active: ActiveRole }) {
  const t = useT(shellMessages);
  const [isBusy, setIsBusy] = useState(false);
  const companies = session.assignments.filter(({ companyName }) => companyName !== null);
  if (companies.length < 2 || !active.companyName || session.impersonation) return null;

  async function choose(assignmentId: string) {
    if (assignmentId === active.assignmentId) return;
    setIsBusy(true);
    await switchRole(session, assignmentId).catch(() =>
      toast({ kind: 'error', message: t('switchingCompanyFailed') }),
    );
    setIsBusy(false);
  }

  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <IconButton aria-label={t('switchCompany')} disabled={isBusy}>
          <IconSelector size={18} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('switchCompany')}</Menu.Label>
        <Menu.RadioGroup value={active.assignmentId} onChange={(id) => void choose(id)}>
          {companies.map(({ id, companyName, role }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              {companyName} · {roleName(role)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
