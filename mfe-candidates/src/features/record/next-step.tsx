import { candidatesRoutes } from '@muster/contracts';
import type { CandidateAction, CandidateRecord, CompletenessPart, Route } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Button } from '@muster/ui';
import type { RecordHeaderProps } from '@muster/ui';
import type { Words } from '../../shared/use-words.ts';

/** Where a missing part of a profile is filled in, the most useful first. */
const remedies: readonly {
  part: CompletenessPart;
  action: CandidateAction;
  route: Route;
  label: Parameters<Words>[0];
}[] = [
  {
    part: 'skills',
    action: 'edit_skills',
    route: candidatesRoutes.editSkills,
    label: 'record.next.addSkills',
  },
  {
    part: 'english',
    action: 'edit_skills',
    route: candidatesRoutes.editSkills,
    label: 'record.next.addEnglish',
  },
  {
    part: 'rates',
    action: 'edit_rates',
    route: candidatesRoutes.editRates,
    label: 'record.next.addRates',
  },
  {
    part: 'availability',
    action: 'edit_rates',
    route: candidatesRoutes.editRates,
    label: 'record.next.addAvailability',
  },
  {
    part: 'contact',
    action: 'edit_contact',
    route: candidatesRoutes.editContact,
    label: 'record.next.addContact',
  },
];

/** Nobody works on the profile of somebody in these states. */
const aside: ReadonlySet<CandidateRecord['status']> = new Set([
  'rejected',
  'do_not_contact',
  'archived',
  'anonymised',
]);

/** The one thing that moves this record on; nothing while there is nothing to do here. */
export function nextStepOf(candidate: CandidateRecord, t: Words): RecordHeaderProps['nextStep'] {
  if (candidate.deleted || aside.has(candidate.status)) return undefined;
  const missing = remedies.filter(
    ({ part, action }) =>
      candidate.completeness.missing.includes(part) && candidate.allowedActions.includes(action),
  );
  const first = missing[0];
  if (!first) return undefined;
  const parts = missing.map(({ part }) => t(`record.missing.${part}`)).join(', ');
  return {
    text: t('record.next.complete', { parts }),
    action: (
      <Button size="xs" component={RouteLink} route={first.route} params={{ id: candidate.id }}>
        {t(first.label)}
      </Button>
    ),
  };
}
