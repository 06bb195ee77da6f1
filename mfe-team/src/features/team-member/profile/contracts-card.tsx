import type { TeamMember } from '@muster/contracts';
import { Card, CardRow, CardRows, EmptyLine, Money, StateBadge, formatDate } from '@muster/ui';
import classes from '../member.module.css';
import { useMemberMessages } from '../messages.ts';

type Contract = TeamMember['placements'][number];

/** A member's present and past contracts; pay only for readers with the right to it. */
export function ContractsCard({ member: { placements } }: { member: TeamMember }) {
  const t = useMemberMessages();
  return (
    <Card title={t('contracts.title')} count={placements.length || undefined} flush>
      {placements.length === 0 ? (
        <EmptyLine text={t('contracts.none')} />
      ) : (
        <CardRows>
          {placements.map((contract) => (
            <CardRow key={contract.id}>
              <span className={classes.stack}>
                <span>{contract.client}</span>
                <span className={classes.secondary}>
                  {contract.number} · {contract.job.title}
                </span>
                <Supervisor contract={contract} />
              </span>
              <ContractEnd contract={contract} />
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}

/** The supervisor and how to contact them; shown only to the contractor. */
function Supervisor({ contract: { supervisor } }: { contract: Contract }) {
  const t = useMemberMessages();
  if (!supervisor) return null;
  return (
    <span className={classes.secondary}>
      {t('contracts.supervisor', { name: supervisor.name })}
      {supervisor.email && (
        <>
          {' · '}
          <a href={`mailto:${supervisor.email}`}>{supervisor.email}</a>
        </>
      )}
    </span>
  );
}

function ContractEnd({ contract }: { contract: Contract }) {
  const t = useMemberMessages();
  const { status, pay, actualEndDate, plannedEndDate } = contract;
  const end = actualEndDate ?? plannedEndDate;
  return (
    <span className={classes.end}>
      <StateBadge machine="placement" state={status} />
      <span className={classes.secondary}>
        {end ? t('contracts.until', { day: formatDate(end) }) : t('contracts.open')}
      </span>
      {pay && <Money value={pay} unit={t(`contracts.${pay.unit}`)} cents />}
    </span>
  );
}
