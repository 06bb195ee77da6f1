import { href, selfServiceRoutes, teamRoutes } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { attachmentMessages } from '@muster/blocks';
import { Button, NextStepBar, formatDate, useT } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { useNextStepMessages } from './messages.ts';
import { formOfPart, type OwnStep } from './next-step.ts';

/** Ids of the cards to which a step can lead. */
export const stepPlaces = { applications: 'own-applications', consents: 'own-consents' } as const;

/** One honest hint: what to do, why, and a link to it. */
export function NextStepLine({ step, recruiter }: { step: OwnStep; recruiter: string | null }) {
  const t = useNextStepMessages();
  return (
    <section aria-label={t('label')}>
      <NextStepBar text={useStepText(step, recruiter)} action={<StepAction step={step} />} />
    </section>
  );
}

function useStepText(step: OwnStep, recruiter: string | null): string {
  const t = useNextStepMessages();
  const words = useMessages();
  const types = useT(attachmentMessages);
  switch (step.kind) {
    case 'answer':
      return t('answer.text', {
        job: step.application.jobTitle ?? t('answer.job'),
        date: formatDate(step.application.waitsSince),
      });
    case 'sign': {
      const { title, expiresAt } = step.document;
      return expiresAt
        ? t('sign.until', { title, date: formatDate(expiresAt) })
        : t('sign.text', { title });
    }
    case 'bring':
      return t('bring.text', {
        what: types(`type.${step.request.type}`),
        name: step.request.requestedBy,
        date: formatDate(step.request.dueOn),
      });
    case 'cv':
      return t('cv.text', { points: step.points });
    case 'fill':
      return t('fill.text', { points: step.points, part: words(`enum.part.${step.part}`) });
    case 'tell':
      return t('tell.text', {
        name: recruiter ?? t('tell.agency'),
        points: step.points,
        part: words(`enum.part.${step.part}`),
      });
    default:
      return t(`${step.kind}.text`);
  }
}

function StepAction({ step }: { step: OwnStep }) {
  const t = useNextStepMessages();
  const text = t(`${step.kind}.action`);
  if (step.kind === 'answer' || step.kind === 'share') {
    const place = step.kind === 'answer' ? stepPlaces.applications : stepPlaces.consents;
    return (
      <Button size="xs" onClick={() => goTo(place)}>
        {text}
      </Button>
    );
  }
  return (
    <Button size="xs" component={AppLink} href={placeOf(step)}>
      {text}
    </Button>
  );
}

function placeOf(step: Exclude<OwnStep, { kind: 'answer' | 'share' }>): string {
  if (step.kind === 'cv' || step.kind === 'bring') return href(selfServiceRoutes.uploadFile);
  if (step.kind === 'sign')
    return href(selfServiceRoutes.mySignatureDocuments, {}, { document: step.document.id });
  if (step.kind === 'fill')
    return href(selfServiceRoutes.profile, {}, { edit: formOfPart[step.part] });
  if (step.kind === 'tell') return href(teamRoutes.chat);
  return href(selfServiceRoutes.mySignatureDocumentsLegalIdentityByIdEdit, {
    id: step.identity.id,
  });
}

/** Scrolls a card into view and moves the screen reader's focus to it. */
function goTo(place: string) {
  const card = document.getElementById(place);
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}
