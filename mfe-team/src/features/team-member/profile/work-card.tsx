import type { TeamMember } from '@muster/contracts';
import { roleName, useUrlParam } from '@muster/kit';
import { Button, Card, ChipList, KeyValueList, formatDate } from '@muster/ui';
import { useMemberMessages } from '../messages.ts';

/** A member's function, and the terms of work. */
export function WorkCard({ member }: { member: TeamMember }) {
  const t = useMemberMessages();
  const [, edit] = useUrlParam('edit', ['member']);
  const { roles, harvestId, startDate, endDate, allowedActions } = member;
  return (
    <Card
      title={t('work.title')}
      actions={
        allowedActions.includes('edit') && (
          <Button size="xs" variant="subtle" onClick={() => edit('member')}>
            {t('work.edit')}
          </Button>
        )
      }
    >
      <KeyValueList
        items={[
          { label: t('work.job'), value: member.title },
          { label: t('work.department'), value: member.department },
          {
            label: t('work.roles'),
            value: roles.length > 0 ? <ChipList items={roles.map(roleName)} /> : null,
          },
          { label: t('work.employment'), value: t(`work.${member.employment}`) },
          { label: t('work.hours'), value: String(member.weeklyHours) },
          { label: t('work.start'), value: formatDate(startDate) },
          { label: t('work.end'), value: endDate && formatDate(endDate) },
          {
            label: t('work.cycle'),
            value: t('work.everyMonths', { count: member.evaluationCycleMonths }),
          },
          { label: t('work.harvestId'), value: harvestId },
        ]}
      />
    </Card>
  );
}
