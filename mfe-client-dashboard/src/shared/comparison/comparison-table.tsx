import type { ClientComparison } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { Avatar, IconX, VisuallyHidden } from '@muster/ui';
import { CandidateActions } from '../candidates/candidate-actions.tsx';
import { useCandidateAddress } from '../candidates/use-candidate-address.ts';
import classes from './comparison.module.css';
import { linesOf } from './comparison-lines.tsx';
import { useComparisonMessages } from './messages.ts';
import { useCompareAddress } from './use-compare-address.ts';

const answers = ['select', 'request_interview', 'reject', 'ask_decider'] as const;

/** On a phone, the requirements stay fixed while the candidates scroll sideways. */
export function ComparisonTable({ comparison }: { comparison: ClientComparison }) {
  const t = useComparisonMessages();
  const { people } = comparison;
  const isAnswered = people.every(
    ({ allowedActions }) => !answers.some((answer) => allowedActions.includes(answer)),
  );
  return (
    <div className={classes.frame} role="region" aria-label={t('table')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('asks')}</th>
            {people.map((person) => (
              <th key={person.id} scope="col">
                <PersonHead person={person} all={people} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(comparison, t).map(({ id, label, asks, cell }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                {asks && <span className={classes.asks}>{asks}</span>}
              </th>
              {people.map((person) => (
                <td key={person.id}>{cell(person)}</td>
              ))}
            </tr>
          ))}
          {!isAnswered && (
            <tr className={classes.unprinted}>
              <th scope="row">{t('line.profile')}</th>
              {people.map((person) => (
                <td key={person.id} className={classes.answers}>
                  <CandidateActions candidate={person} offered={answers} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

type Person = ClientComparison['people'][number];

function PersonHead({ person, all }: { person: Person; all: readonly Person[] }) {
  const t = useComparisonMessages();
  const { addressOf } = useCandidateAddress();
  const comparison = useCompareAddress();
  const { id, name, headline } = person;
  const rest = all.filter((one) => one.id !== id).map((one) => one.id);
  return (
    <div className={classes.person}>
      <Avatar name={name} src={person.photo} size={32} />
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        {headline && <span className={classes.asks}>{headline}</span>}
        <AppLink
          className={classes.link}
          href={addressOf(id)}
          aria-label={t('profileOf', { name })}
        >
          {t('profile')}
        </AppLink>
      </span>
      {rest.length > 1 && (
        <AppLink className={classes.remove} href={comparison.addressOf(rest)}>
          <IconX size={16} aria-hidden />
          <VisuallyHidden>{t('remove', { name })}</VisuallyHidden>
        </AppLink>
      )}
    </div>
  );
}
